/** What this game opens at once, read from its events. */
import { all, seatOf, rite, hands, type Reading } from "../../reveal/rites";

export const reveal: Reading = (entries) =>
  rite("square", [
    ...hands(all(entries, "voted")),
    ...all(entries, "bid").map(({ values }) => ({
      seat: seatOf(values["who"]),
      sign: "fingers",
      word: "reveal-fingers",
      count: Number(values["fingers"]),
    })),
  ]);
