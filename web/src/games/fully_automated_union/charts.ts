/** The numbers that tell how a game went. */
import { shared, seats, type Charts } from "../../ending/measures";

export const charts: Charts = (replay) => [
  {
    label: "robots",
    lines: [
      shared(replay, "red", "red", "red_to_win"),
      shared(replay, "blue", "blue", "blue_to_lose", false),
    ],
  },
  { label: "coins", lines: seats(replay, "workers", "coins", "coins") },
];
