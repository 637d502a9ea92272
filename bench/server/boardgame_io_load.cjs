// Many two-player matches on boardgame.io's server, flat out: moves per second of server CPU.
// node boardgame_io_load.cjs MATCHES SECONDS
const { spawn } = require('child_process');
const fs = require('fs');
const path = require('path');
const { Client } = require('boardgame.io/client');
const { SocketIO } = require('boardgame.io/multiplayer');
const { TicTacToe } = require('./boardgame_io_game.cjs');

const [matches, seconds] = process.argv.slice(2).map(Number);
const TICKS = 100;

function cpuSeconds(pid) {
  const fields = fs.readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ');
  return (Number(fields[11]) + Number(fields[12])) / TICKS;
}

async function post(address, body) {
  const answer = await fetch(address, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  return answer.json();
}

function stateReaches(client, stateID) {
  return new Promise((done) => {
    const here = client.getState();
    if (here && here._stateID >= stateID) return done(here);
    const stop = client.subscribe((state) => {
      if (state && state._stateID >= stateID && !state.deltalog?.optimistic) {
        stop();
        done(state);
      }
    });
  });
}

async function match(base) {
  const { matchID } = await post(`${base}/games/tic-tac-toe/create`, { numPlayers: 2 });
  const clients = [];
  for (const playerID of ['0', '1']) {
    const joined = await post(`${base}/games/tic-tac-toe/${matchID}/join`, {
      playerID,
      playerName: playerID,
    });
    const client = Client({
      game: TicTacToe,
      multiplayer: SocketIO({ server: base }),
      matchID,
      playerID,
      credentials: joined.playerCredentials,
      debug: false,
    });
    client.start();
    clients.push(client);
  }
  await Promise.all(clients.map((client) => stateReaches(client, 0)));
  return clients;
}

async function play(clients, until) {
  let moves = 0;
  while (Date.now() < until) {
    const state = clients[0].getState();
    const mover = Number(state.ctx.currentPlayer);
    const full = state.G.cells.every((cell) => cell !== null);
    const free = full ? 0 : state.G.cells.indexOf(null);
    const other = clients[1 - mover];
    clients[mover].moves.clickCell(free);
    // the mover has moved ahead on her own; the other hears of it from the server
    await stateReaches(other, state._stateID + 1);
    await stateReaches(clients[mover], state._stateID + 1);
    moves += 1;
  }
  return moves;
}

async function main() {
  const script = path.join(__dirname, 'boardgame_io_server.cjs');
  const server = spawn(process.execPath, [script], {
    stdio: ['ignore', 'pipe', 'ignore'],
    env: { ...process.env, NODE_ENV: 'production' },
  });
  const base = await new Promise((done) => {
    server.stdout.on('data', (data) => {
      const found = /http:\/\/127\.0\.0\.1:\d+/.exec(String(data));
      if (found) done(found[0]);
    });
  });
  const all = [];
  for (let n = 0; n < matches; n += 1) all.push(await match(base));
  const before = cpuSeconds(server.pid);
  const until = Date.now() + seconds * 1000;
  const moves = (await Promise.all(all.map((clients) => play(clients, until)))).reduce(
    (a, b) => a + b,
  );
  const used = cpuSeconds(server.pid) - before;
  console.log(
    JSON.stringify({
      moves,
      moves_per_second: Math.round(moves / seconds),
      moves_per_server_cpu_second: Math.round(moves / used),
    }),
  );
  server.kill();
  process.exit(0);
}

main();
