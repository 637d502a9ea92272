/** What everybody may count. */
import type { Figures } from "../../table/facts";

export const figures: Figures = {
  seats: { list: "seats", facts: ["markers", "launched"] },
  table: [
    ["progress", "needed"],
    ["threat", "threat_limit"],
  ],
};
