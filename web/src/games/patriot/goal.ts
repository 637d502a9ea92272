/** How far the campaign is from its two ends. */
import type { Goal } from "../page";
import type { View } from "./view";

export const goal: Goal = (frame) => {
  const { campaign, progress, needed, threat, threat_limit: limit } = frame.view as View;
  if (!campaign) return [{ key: "minute-goal" }];
  return [
    { key: "minute-goal" },
    { key: "you-aim", values: { progress, needed } },
    { key: "you-threat", values: { threat, limit } },
  ];
};
