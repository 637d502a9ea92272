/** What the questions of this game are about, and what is at stake. */
import type { Frame } from "../../wire";
import type { Asked } from "../page";
import DicePicture from "./DicePicture.svelte";
import type { View } from "./view";

type Stake = ReturnType<NonNullable<Asked["stake"]>>;

/** What the Revolution has and what it still needs. */
function funds({ view }: Frame): Stake {
  const { funds: have, target } = view as View;
  return { key: "stake-funds", values: { funds: have, target } };
}

/** The card that was just used, and what its extra is paid with. */
function extra({ view, seat }: Frame): Stake {
  const { players, reputation } = view as View;
  const card = seat === null ? undefined : players[seat]?.sabotages.at(-1);
  return card
    ? { key: "stake-extra", values: { card: `~id-${card}`, text: `~text-${card}`, reputation } }
    : null;
}

/** What a Civilian pays now. */
function office({ view }: Frame): Stake {
  const { contributions, reward, funds: have } = view as View;
  return { key: "stake-office", values: { contributions, reward, funds: have } };
}

/** Who is moved next, when the turn is over. */
function next({ view }: Frame): Stake {
  const { rounds, round, funds: have, target } = view as View;
  return { key: "stake-turn", values: { funds: have, target, rounds: rounds - round } };
}

export const prompts: Record<string, Asked> = {
  "ask-turn": { stake: next },
  "ask-office": { stake: office },
  "ask-extra": { stake: extra },
  "ask-slide": { picture: DicePicture, stake: office },
  "ask-lead": { picture: DicePicture },
  "ask-reroll": { picture: DicePicture, stake: funds },
};
