/** The board of Lantern Ball: who is there, which masks have been played, and mine. */
const style = document.createElement("link");
style.rel = "stylesheet";
style.href = new URL("board.css", import.meta.url).href;
document.head.append(style);

function thing(word, text) {
  const button = document.createElement("button");
  button.type = "button";
  button.dataset.word = word;
  button.textContent = text;
  return button;
}

function list(className, zone, items) {
  const made = document.createElement("ul");
  made.className = className;
  made.dataset.zone = zone;
  for (const item of items) {
    const row = document.createElement("li");
    row.append(item);
    made.append(row);
  }
  return made;
}

export const choices = "board";
export const motions = {
  shown: ({ who }) => [{ at: `hand-${who.slice(1)}`, how: "shake" }],
};

export function board(target, around) {
  return {
    show({ view, seats, seat }) {
      const all = seats.map((each, n) => thing(`@${n}`, `${each.name}${view.safe[n] ? " ◈" : ""}`));
      const played = view.played.flat().map((card) => document.createTextNode(around.thing(card)));
      const mine = (view.hands[seat] ?? []).map((card) => thing(card, around.thing(card)));
      const whole = document.createElement("div");
      whole.className = "lantern-ball";
      whole.append(
        list("seats-there", "seats", all),
        list("played", "played", played),
        list("mine", `hand-${seat}`, mine),
      );
      target.replaceChildren(whole);
    },
  };
}
