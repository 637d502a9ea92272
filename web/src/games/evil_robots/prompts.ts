/** What the questions of this game are about, and what they cost. */
import type { Frame } from "../../wire";
import type { Asked } from "../page";
import PowerPicture from "./PowerPicture.svelte";
import type { View } from "./view";

type Stake = NonNullable<Asked["stake"]>;

const costs: Stake = (frame: Frame) => {
  const view = frame.view as View;
  if (frame.seat === null) return null;
  return {
    key: "stake-turn",
    values: {
      tokens: view.players[frame.seat]!.tokens,
      own: view.cost_flip_own,
      any: view.cost_flip_any,
      swap: view.cost_swap,
    },
  };
};

export const prompts: Record<string, Asked> = {
  "ask-hand": { picture: PowerPicture },
  "ask-offer": { picture: PowerPicture, stake: () => ({ key: "stake-offer" }) },
  "ask-pick": { picture: PowerPicture },
  "ask-turn": { stake: costs },
};
