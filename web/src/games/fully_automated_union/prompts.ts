/** What the questions of this game are about, and what is at stake. */
import type { Component } from "svelte";
import type { Frame } from "../../wire";
import type { Asked, BoardProps } from "../page";
import LeverArt from "./art/Lever.svelte";
import type { View, Worker } from "./view";

function mine(frame: Frame): Worker | undefined {
  return frame.seat === null ? undefined : (frame.view as View).workers[frame.seat];
}

/** What I have, and the rent that is due at the end of the turn. */
function rent(frame: Frame): ReturnType<NonNullable<Asked["stake"]>> {
  const me = mine(frame);
  return me ? { key: "stake-rent", values: { coins: me.coins, rent: me.rent } } : null;
}

function fists(frame: Frame): ReturnType<NonNullable<Asked["stake"]>> {
  const view = frame.view as View;
  const calm = view.workers.filter((worker) => !worker.eliminated && !worker.stressed).length;
  return { key: "stake-vote", values: { calm, needed: view.majority, blue: view.blue } };
}

export const prompts: Record<string, Asked> = {
  "ask-contract": { stake: rent },
  "ask-vote": { stake: fists },
  "ask-dentist": { stake: rent },
  "ask-cover": { stake: rent },
  "ask-declare": { picture: LeverArt as Component<BoardProps> },
};
