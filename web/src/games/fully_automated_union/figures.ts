/** What everybody may count. */
import type { Figures } from "../../table/facts";

export const figures: Figures = {
  seats: { list: "workers", facts: ["coins", "robots"] },
  table: [
    ["red", "red_to_win"],
    ["blue", "blue_to_lose"],
  ],
};
