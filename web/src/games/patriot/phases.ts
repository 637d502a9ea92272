/** The phases of a turn, and which of them it is. */
import type { Phases } from "../../table/phases";

const BY_PROMPT: Record<string, string> = {
  "ask-gather": "gather",
  "ask-vote": "encounter",
  "ask-sway": "encounter",
  "ask-choice": "encounter",
  "ask-any": "trigger",
};

export const phases: Phases = {
  order: ["gather", "act", "encounter", "trigger"],
  now: (_, prompt) => BY_PROMPT[prompt] ?? "act",
  rounds: 5,
};
