/** Who everybody was and wanted, and in numbers why it is over. */
import type { Ended } from "../page";
import type { View } from "./view";

export const end: Ended = {
  verdict({ view }) {
    const { funds, target, reputation } = view as View;
    return { key: "finale-funds", values: { funds, target, reputation } };
  },
  /** ROB-OBJ-1: in secret mode whoever met her objective wins; else all of them want the same. */
  roles: ({ view, ending }) => {
    const { players, funds, target } = view as View;
    return players.map(({ character, objective }, seat) => ({
      key: objective ? "finale-objective" : "finale-together",
      values: {
        role: `~id-${character ?? ""}`,
        objective: `~id-${objective ?? ""}`,
        funds,
        target,
      },
      met: ending!.winners.includes(seat),
    }));
  },
};
