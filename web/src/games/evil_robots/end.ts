/** Who everybody was and wanted, and in numbers why it is over. */
import type { Ended } from "../page";
import type { View } from "./view";

export const end: Ended = {
  verdict({ view, ending }) {
    const { players, goal } = view as View;
    const [first] = ending!.winners;
    if (first === undefined) return null;
    const who = ending!.winners.map((seat) => `@${seat}`);
    return { key: "finale-influence", values: { who, count: players[first]!.influence, goal } };
  },
  /** EVIL-END-5: the winners have chosen a path for humanity. */
  roles({ view }, log) {
    const { players, goal } = view as View;
    const paths = new Map(
      log
        .filter(({ tag }) => tag === "path-chosen")
        .map(({ values }) => [String(values["who"]), values["team"]]),
    );
    return players.map(({ team, influence }, seat) => {
      const path = paths.get(`@${seat}`);
      const key = path ? "finale-path" : team ? "finale-role" : "finale-nobody";
      return {
        key,
        values: { team: `~id-${team ?? ""}`, count: influence, goal, path: path ?? "" },
        met: influence >= goal,
      };
    });
  },
};
