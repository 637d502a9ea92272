/** Who everybody was and wanted, and in numbers why it is over. */
import type { Ended } from "../page";
import type { View } from "./view";

export const end: Ended = {
  verdict({ view }) {
    const { round, rounds, threat, threat_limit } = view as View;
    return { key: "finale-campaign", values: { round, rounds, threat, limit: threat_limit } };
  },
  roles: ({ view, ending }) =>
    (view as View).seats.map(({ character }, seat) =>
      character
        ? {
            key: "finale-role",
            values: { role: `~id-${character}` },
            met: ending!.winners.includes(seat),
          }
        : null,
    ),
};
