/** What all of us need, or what I need for myself, and what loses it for all. */
import type { Goal } from "../page";
import type { View } from "./view";

export const goal: Goal = (frame) => {
  const view = frame.view as View;
  const mine = frame.seat === null ? undefined : view.players[frame.seat]?.objective;
  const funds = Math.max(0, view.target - view.funds);
  return [
    ...(mine
      ? [{ key: `text-${mine}`, secret: true }]
      : [{ key: "you-need", values: { funds, rounds: view.rounds - view.round + 1 } }]),
    { key: "you-lose", values: { reputation: view.reputation } },
  ];
};
