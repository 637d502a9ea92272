/** The numbers that tell how a game went. */
import { shared, type Charts } from "../../ending/measures";

export const charts: Charts = (replay) => [
  { label: "funds", lines: [shared(replay, "funds", "funds", "target")] },
  {
    label: "standing",
    lines: [shared(replay, "reputation", "reputation"), shared(replay, "contributions", "office")],
  },
];
