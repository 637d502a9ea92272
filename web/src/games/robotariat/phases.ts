/** The phases of a turn, and which of them it is. */
import type { Phases } from "../../table/phases";

export const phases: Phases = {
  order: ["player", "street"],
  now: (view) => (view["npc_turn"] ? "street" : "player"),
};
