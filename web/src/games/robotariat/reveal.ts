/** What this game opens at once, read from its events. */
import { all, seatOf, rite, type Reading } from "../../reveal/rites";

export const reveal: Reading = (entries) =>
  rite(
    "dossiers",
    all(entries, "met", "missed").map(({ tag, values }) => ({
      seat: seatOf(values["who"]),
      sign: tag,
      word: String(values["objective"]),
    })),
  );
