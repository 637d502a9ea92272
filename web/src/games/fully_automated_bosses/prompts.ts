/** What is at stake in the questions of this game. */
import type { Frame } from "../../wire";
import type { Asked } from "../page";
import type { View } from "./view";

/** How many fists a strike needs, and how many could be raised. */
function fists(frame: Frame): ReturnType<NonNullable<Asked["stake"]>> {
  const view = frame.view as View;
  const calm = view.seats.filter(
    (seat, n) => !view.bosses.includes(`@${n}`) && !seat.stressed,
  ).length;
  return { key: "stake-strike", values: { calm, needed: view.majority } };
}

/** What I have, and what I have been promised. */
function purse(frame: Frame): ReturnType<NonNullable<Asked["stake"]>> {
  if (frame.seat === null) return null;
  const me = (frame.view as View).seats[frame.seat]!;
  return { key: "stake-purse", values: { coins: me.coins ?? 0 } };
}

function price(frame: Frame): ReturnType<NonNullable<Asked["stake"]>> {
  const view = frame.view as View;
  const have = frame.seat === null ? 0 : (view.seats[frame.seat]!.coins ?? 0);
  return { key: "stake-price", values: { price: view.robot_price, coins: have } };
}

export const prompts: Record<string, Asked> = {
  "ask-hire": { stake: purse },
  "ask-vote": { stake: fists },
  "ask-talk": { stake: fists },
  "ask-buy": { stake: price },
  "ask-bid": { stake: purse },
  "ask-holiday": { stake: purse },
  "ask-request": { stake: purse },
  "ask-donate": { stake: purse },
};
