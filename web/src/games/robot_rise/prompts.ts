/** What the questions of this game are about, and what may be lost. */
import type { Frame } from "../../wire";
import type { Asked } from "../page";
import AttackPicture from "./AttackPicture.svelte";
import { cardOf, kindOf } from "./kinds";
import type { View } from "./view";

/** What an attack costs me if I do not answer it. */
function stake(frame: Frame): ReturnType<NonNullable<Asked["stake"]>> {
  const view = frame.view as View;
  const attack = view.attack?.attack;
  if (!attack || frame.seat === null) return null;
  const kind = kindOf(cardOf(attack));
  if (kind === "nuisance") return { key: `stake-${attack}` };
  return { key: "stake-lair", values: { lairs: view.places[frame.seat]!.lairs } };
}

export const prompts: Record<string, Asked> = {
  "ask-defend": { picture: AttackPicture, stake },
  "ask-event": { picture: AttackPicture, stake },
};
