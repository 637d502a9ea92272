// boardgame.io's tic-tac-toe through its headless local client; the wire is that of worker.py.
// Started in the folder that holds node_modules.
"use strict";

const { createRequire } = require("node:module");
const readline = require("node:readline");

const { ticTacToe } = require("./tic_tac_toe.cjs");

const fromHere = createRequire(`${process.cwd()}/`);
const { Client } = fromHere("boardgame.io/client");
const { version } = fromHere("boardgame.io/package.json");

const BATCH = 20;
const client = Client({ game: ticTacToe, debug: false });
client.start();

function playGames() {
  let decisions = 0;
  for (let game = 0; game < BATCH; game += 1) {
    client.reset();
    for (;;) {
      const { G, ctx } = client.getState();
      if (ctx.gameover) break;
      const empty = [];
      for (let cell = 0; cell < 9; cell += 1) if (G.cells[cell] === null) empty.push(cell);
      client.moves.mark(empty[Math.floor(Math.random() * empty.length)]);
      decisions += 1;
    }
  }
  return decisions;
}

function measure(seconds) {
  const start = process.cpuUsage();
  let games = 0;
  let work = 0;
  let spent = 0;
  while (spent < seconds) {
    work += playGames();
    games += BATCH;
    const { user, system } = process.cpuUsage(start);
    spent = (user + system) / 1e6;
  }
  return { games, work, seconds: spent };
}

function say(message) {
  process.stdout.write(`${JSON.stringify(message)}\n`);
}

say({ versions: `boardgame.io ${version}, node ${process.version}`, cases: ["tic_tac_toe/script"] });
readline.createInterface({ input: process.stdin }).on("line", (line) => {
  say(measure(Number(line.split(" ")[1])));
});
