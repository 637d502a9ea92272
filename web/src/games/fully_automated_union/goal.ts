/** What lets all win, what lets all lose, and what it takes to win alone. */
import type { Goal } from "../page";
import type { View } from "./view";

export const goal: Goal = (frame) => {
  const view = frame.view as View;
  const me = frame.seat === null ? undefined : view.workers[frame.seat];
  const out = view.workers.filter((worker) => worker.eliminated).length;
  return [
    { key: "minute-goal" },
    { key: "you-red", values: { count: view.red, goal: view.red_to_win } },
    { key: "you-blue", values: { count: view.blue, goal: view.blue_to_lose } },
    { key: "you-out", values: { count: out, goal: view.eliminated_to_lose } },
    { key: "you-events" },
    ...(!me
      ? []
      : me.stressed
        ? [{ key: "you-loyal" }]
        : [{ key: "you-treason", values: { coins: me.coins, price: view.treason } }]),
  ];
};
