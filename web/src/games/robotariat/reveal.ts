/** What this game opens at once, read from its events. */
import { all, seatOf, atOnce, type Reading } from "../../reveal/reveals";

export const reveal: Reading = (entries) =>
  atOnce(
    "dossiers",
    all(entries, "met", "missed").map(({ tag, values }) => ({
      seat: seatOf(values["who"]),
      sign: tag,
      word: String(values["objective"]),
    })),
  );
