/** What this game opens at once, read from its events. */
import { all, seatOf, atOnce, hands, type Reading } from "../../reveal/reveals";

export const reveal: Reading = (entries) =>
  atOnce("square", [
    ...hands(all(entries, "voted")),
    ...all(entries, "bid").map(({ values }) => ({
      seat: seatOf(values["who"]),
      sign: "fingers",
      word: "reveal-fingers",
      count: Number(values["fingers"]),
    })),
  ]);
