/** The numbers that tell how a game went. */
import { shared, seats, type Charts } from "../../ending/measures";

export const charts: Charts = (replay) => [
  { label: "coins", lines: seats(replay, "seats", "coins", "coins") },
  {
    label: "automation",
    lines: [
      shared(replay, "automated", "automated", "robots_to_win"),
      shared(replay, "destroyed", "scrap"),
    ],
  },
];
