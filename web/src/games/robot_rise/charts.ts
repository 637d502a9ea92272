/** The numbers that tell how a game went. */
import { seats, type Charts } from "../../ending/measures";

export const charts: Charts = (replay) => [
  { label: "lairs", lines: seats(replay, "places", "lairs", "lairs") },
  { label: "hands", lines: seats(replay, "places", "cards", "hands") },
];
