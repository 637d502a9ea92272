/** What the sides want, and what my own role does. */
import type { Goal } from "../page";
import type { View } from "./view";

export const goal: Goal = (frame) => {
  const view = frame.view as View;
  const me = frame.seat === null ? undefined : view.seats[frame.seat];
  if (!me?.role || !me.aim) return [{ key: "minute-goal" }];
  const values = {
    goal: me.aim.goal,
    robots: view.robots_to_win,
    half: view.robots_at_bankruptcy,
  };
  return [{ key: "minute-goal" }, { key: `board-aim-${me.role}`, values, secret: true }];
};
