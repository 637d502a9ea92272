/** The phases of a turn, and which of them it is. */
import type { Phases } from "../../table/phases";

export const phases: Phases = {
  order: ["countdown", "pre-reveal", "reveal", "split", "closing"],
  now: (view) => String(view["phase"]),
};
