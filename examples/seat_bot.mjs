// A bot in thirty lines: it sits down at a table by its invitation and plays at random.
//   node examples/seat_bot.mjs http://127.0.0.1:8642 INVITE
// Node 22 or newer has WebSocket built in; it cannot send a cookie, so the key goes into the first message.
const [server, invite] = [process.argv[2].replace(/\/$/, ""), process.argv[3]];

const answer = await fetch(`${server}/api/invites/${invite}`, {
  method: "POST",
  body: JSON.stringify({ name: "Example", program: "seat_bot.mjs" }),
});
const { table } = await answer.json();
const key = answer.headers.get("set-cookie").split(";")[0].split("=")[1];

const socket = new WebSocket(`${server.replace("http", "ws")}/api/tables/${table}/live`);
socket.onopen = () => socket.send(JSON.stringify({ type: "hello", key }));
socket.onmessage = (event) => {
  const message = JSON.parse(event.data);
  if (message.type !== "frame" || message.seat === null) return;
  if (message.ending) {
    console.log("won by seats", message.ending.winners);
    socket.close();
    return;
  }
  const ask = message.ask;
  if (!ask || ask.answered) return;
  const row = ask.rows[Math.floor(Math.random() * ask.rows.length)];
  socket.send(JSON.stringify({ type: "do", id: crypto.randomUUID(), seq: message.seq, move: row.move }));
};
