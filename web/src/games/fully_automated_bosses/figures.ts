/** What everybody may count. */
import type { Figures } from "../../table/facts";

export const figures: Figures = {
  seats: { list: "seats", facts: ["coins", "robots"] },
  table: [["automated", "robots_to_win"], ["fund"]],
};
