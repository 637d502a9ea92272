/** The phases of a turn, and which of them it is. */
import type { Phases } from "../../table/phases";

const BY_PROMPT: Record<string, string> = {
  "ask-defend": "answer",
  "ask-event": "answer",
  "ask-offer": "alliance",
  "ask-accept": "alliance",
  "ask-targets": "alliance",
};

export const phases: Phases = {
  order: ["action", "alliance", "answer"],
  now: (_, prompt) => BY_PROMPT[prompt] ?? "action",
};
