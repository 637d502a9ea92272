/** What is at stake in the questions of this game. */
import type { Frame } from "../../wire";
import type { Asked } from "../page";
import type { View } from "./view";

function calm(view: View): number {
  return view.seats.filter((seat, n) => !view.bosses.includes(`@${n}`) && !seat.stressed).length;
}

/** How many fists a strike needs, and how many could be raised. */
function fists(frame: Frame): ReturnType<NonNullable<Asked["stake"]>> {
  const view = frame.view as View;
  return { key: "stake-strike", values: { calm: calm(view), needed: view.majority } };
}

/** How many could raise a fist; how many are needed is in the question. */
function strikers(frame: Frame): ReturnType<NonNullable<Asked["stake"]>> {
  return { key: "stake-calm", values: { calm: calm(frame.view as View) } };
}

/** What I have, and what I have been promised. */
function purse(frame: Frame): ReturnType<NonNullable<Asked["stake"]>> {
  if (frame.seat === null) return null;
  const me = (frame.view as View).seats[frame.seat]!;
  return { key: "stake-purse", values: { coins: me.coins ?? 0 } };
}

export const prompts: Record<string, Asked> = {
  "ask-hire": { stake: purse },
  "ask-vote": { stake: strikers },
  "ask-talk": { stake: fists },
  "ask-holiday": { stake: purse },
  "ask-request": { stake: purse },
};
