/** What ends it, and who wins then. */
import type { Goal } from "../page";
import type { View } from "./view";

export const goal: Goal = (frame) => [
  { key: "you-goal", values: { goal: (frame.view as View).goal } },
];
