/** The numbers that tell how a game went. */
import { shared, type Charts } from "../../ending/measures";

export const charts: Charts = (replay) => [
  { label: "progress", lines: [shared(replay, "progress", "progress", "needed")] },
  {
    label: "dangers",
    lines: [
      shared(replay, "threat", "threat", "threat_limit", false),
      shared(replay, "cu", "unrest", 6, false),
    ],
  },
];
