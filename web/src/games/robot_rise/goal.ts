/** What everybody wants, and how one is out. */
import type { Goal } from "../page";

export const goal: Goal = () => [{ key: "minute-goal" }, { key: "goal-lose" }];
