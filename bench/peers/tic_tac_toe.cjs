// Tic-tac-toe for boardgame.io, as its own documents would write it.
// The process that asks for it runs in the folder that holds node_modules.
"use strict";

const { createRequire } = require("node:module");

const { INVALID_MOVE } = createRequire(`${process.cwd()}/`)("boardgame.io/core");

const LINES = [
  [0, 1, 2], [3, 4, 5], [6, 7, 8],
  [0, 3, 6], [1, 4, 7], [2, 5, 8],
  [0, 4, 8], [2, 4, 6],
];

const ticTacToe = {
  name: "tic-tac-toe",
  setup: () => ({ cells: Array(9).fill(null) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    mark: ({ G, playerID }, cell) => {
      if (G.cells[cell] !== null) return INVALID_MOVE;
      G.cells[cell] = playerID;
      return undefined;
    },
  },
  endIf: ({ G, ctx }) => {
    const has = (line) => line.every((cell) => G.cells[cell] === ctx.currentPlayer);
    if (LINES.some(has)) return { winner: ctx.currentPlayer };
    if (!G.cells.includes(null)) return { draw: true };
    return undefined;
  },
};

module.exports = { ticTacToe };
