// boardgame.io's server as it comes, in-memory storage, with tic-tac-toe as in its tutorial.
const { Server, Origins } = require('boardgame.io/server');
const { TicTacToe } = require('./boardgame_io_game.cjs');

const server = Server({ games: [TicTacToe], origins: [Origins.LOCALHOST_IN_DEVELOPMENT, /.*/] });
server.run({ port: 0 }).then((running) => {
  console.log('http://127.0.0.1:' + running.appServer.address().port);
});
