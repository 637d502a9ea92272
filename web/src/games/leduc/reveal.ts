/** What this game opens at once, read from its events. */
import { all, rite, type Reading } from "../../reveal/rites";

export const reveal: Reading = (entries) =>
  rite(
    "cards",
    all(entries, "shown").flatMap(({ values }) =>
      [values["first"], values["second"]].map((word, seat) => ({
        seat,
        sign: "card",
        word: String(word),
      })),
    ),
  );
