/** What everybody may count. */
import type { Figures } from "../../table/facts";

export const figures: Figures = {
  seats: { list: "players", facts: ["influence", "tokens", "level"] },
  table: [["pot"]],
};
