// boardgame.io's own server with its in-memory storage and tic-tac-toe, on a free loopback port.
// Started in the folder that holds node_modules; prints its address.
"use strict";

const { createRequire } = require("node:module");

const { ticTacToe } = require("../peers/tic_tac_toe.cjs");

const fromHere = createRequire(`${process.cwd()}/`);
const { Server, Origins } = fromHere("boardgame.io/server");

const server = Server({ games: [ticTacToe], origins: [Origins.LOCALHOST] });
server.run({ port: 0 }).then(({ appServer }) => {
  process.stdout.write(`http://127.0.0.1:${appServer.address().port}\n`);
});
