/** Who everybody was and wanted, and in numbers why it is over. */
import type { Ended } from "../page";
import type { View } from "./view";

/** Whose aim, when it is reached, ends the game in this way. */
const ROLES: Record<string, [string, string]> = {
  "end-boss": ["boss", "finale-boss"],
  "end-startupper": ["startupper", "finale-startupper"],
  "end-luddite": ["luddite", "finale-luddite"],
  "end-collective": ["prolet", "finale-prolet"],
};

export const end: Ended = {
  verdict({ view, ending }) {
    const { seats } = view as View;
    const [role, key] = ROLES[ending!.key] ?? [];
    const won = ending!.winners.find((seat) => seats[seat]!.role === role);
    const aim = won === undefined ? null : seats[won]!.aim;
    return aim && key
      ? { key, values: { who: `@${won}`, count: aim.reached, goal: aim.goal } }
      : null;
  },
  roles: ({ view, ending }) =>
    (view as View).seats.map((seat, n) => {
      const won = ending!.winners.includes(n);
      const { aim } = seat;
      const role = `~id-${seat.role}`;
      if (!seat.role) return null;
      // she won with whom she worked for
      if (seat.role === "scab" && won && seat.job?.startsWith("@"))
        return { key: "finale-scab", values: { role, who: seat.job }, met: won };
      return aim
        ? {
            key: "finale-aim",
            values: { role, count: aim.reached, goal: aim.goal },
            met: won,
          }
        : { key: "finale-role", values: { role }, met: won };
    }),
};
