/** The phases of a turn, and which of them it is. */
import type { Phases } from "../../table/phases";

export const phases: Phases = {
  order: ["innovation", "event", "contracts", "strike", "payday", "rent"],
  now: (view) => String(view["phase"]),
};
