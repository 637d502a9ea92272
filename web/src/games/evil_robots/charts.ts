/** The numbers that tell how a game went. */
import { seats, type Charts } from "../../ending/measures";

export const charts: Charts = (replay) => [
  { label: "influence", lines: seats(replay, "players", "influence", "influence", 10) },
];
