/** What this game opens at once, read from its events. */
import { all, atOnce, type Reading } from "../../reveal/reveals";

export const reveal: Reading = (entries) =>
  atOnce(
    "cards",
    all(entries, "shown").flatMap(({ values }) =>
      [values["first"], values["second"]].map((word, seat) => ({
        seat,
        sign: "card",
        word: String(word),
      })),
    ),
  );
