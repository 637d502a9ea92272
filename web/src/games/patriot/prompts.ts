/** What the questions of this game are about, and what is at stake. */
import type { Frame } from "../../wire";
import type { Asked } from "../page";
import BriefPicture from "./BriefPicture.svelte";
import DiePicture from "./DiePicture.svelte";
import type { View } from "./view";

/** The vote as it stands: what is needed and how likely it is. */
function vote(frame: Frame): ReturnType<NonNullable<Asked["stake"]>> {
  const view = frame.view as View;
  const chance = view.brief_odds[Math.min(20, Math.max(0, view.brief_need + 10))] ?? 0;
  return { key: "stake-vote", values: { need: view.brief_need, chance } };
}

/** How near the next riot is. */
function unrest(frame: Frame): ReturnType<NonNullable<Asked["stake"]>> {
  const view = frame.view as View;
  return { key: "stake-unrest", values: { cu: view.cu, limit: view.unrest_limit } };
}

/** How near defeat is. */
function threat(frame: Frame): ReturnType<NonNullable<Asked["stake"]>> {
  const view = frame.view as View;
  return { key: "stake-threat", values: { threat: view.threat, limit: view.threat_limit } };
}

export const prompts: Record<string, Asked> = {
  "ask-reroll": { picture: DiePicture },
  "ask-spend": { picture: DiePicture },
  "ask-vote": { picture: BriefPicture, stake: vote },
  "ask-sway": { picture: BriefPicture },
  "ask-choice": { picture: BriefPicture },
  "ask-arm": { stake: unrest },
  "ask-any": { stake: threat },
  "ask-strike": { stake: unrest },
};
