/** Who everybody was and wanted, and in numbers why it is over. */
import type { Ended } from "../page";
import type { View } from "./view";

export const end: Ended = {
  verdict({ view, ending }) {
    const { places } = view as View;
    const lairs = places[ending!.winners[0] ?? 0]!.lairs;
    return {
      key: "finale-lairs",
      values: { who: ending!.winners.map((seat) => `@${seat}`), lairs },
    };
  },
  roles: ({ view }) =>
    (view as View).places.map(({ identity, lairs }) => ({
      ...(identity
        ? { key: "finale-role", values: { role: `~id-${identity}`, lairs } }
        : { key: "finale-nobody", values: { lairs } }),
      met: lairs > 0,
    })),
};
