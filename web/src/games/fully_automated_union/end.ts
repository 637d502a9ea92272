/** Who everybody was and wanted, and in numbers why it is over. */
import type { Ended } from "../page";
import type { View } from "./view";

const SAID: Record<string, string> = {
  "end-collective": "finale-red",
  "end-robots": "finale-blue",
  "end-events": "finale-red",
  "end-eliminated": "finale-out",
  "end-treason": "finale-treason",
};

export const end: Ended = {
  verdict({ view, ending }) {
    const { red, red_to_win, blue, blue_to_lose, eliminated_to_lose, workers } = view as View;
    const traitors = ending!.winners;
    const key = SAID[ending!.key];
    return key
      ? {
          key,
          values: {
            red,
            red_to_win,
            blue,
            blue_to_lose,
            eliminated_to_lose,
            out: workers.filter((worker) => worker.eliminated).length,
            who: traitors.map((seat) => `@${seat}`),
            coins: traitors.reduce((sum, seat) => sum + workers[seat]!.coins, 0),
          },
        }
      : null;
  },
  roles: ({ view, ending }) =>
    (view as View).workers.map(({ coins, robots, eliminated }, seat) => ({
      key: eliminated ? "finale-eliminated" : "finale-worker",
      values: { coins, robots },
      met: ending!.winners.includes(seat),
    })),
};
