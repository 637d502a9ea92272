/** The phases of a turn, and which of them it is. */
import type { Phases } from "../../table/phases";

export const phases: Phases = {
  order: ["hiring", "strike", "production", "payday", "rent", "fund"],
  now: (view) => String(view["phase"]),
};
