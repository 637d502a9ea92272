/** What this game opens at once, read from its events, and what came of it. */
import { all, seatOf, atOnce, type Reading } from "../../reveal/reveals";

export const reveal: Reading = (entries) => {
  const found = atOnce(
    "dossiers",
    all(entries, "met", "missed").map(({ tag, values }) => ({
      seat: seatOf(values["who"]),
      sign: tag,
      word: String(values["objective"]),
    })),
  );
  const values = { met: all(entries, "met").length, all: found?.faces.length ?? 0 };
  return found && { ...found, verdict: { key: "verdict-objectives", values } };
};
