/** What this game opens at once, read from its events. */
import { all, texts, rite, type Reading } from "../../reveal/rites";

export const reveal: Reading = (entries) =>
  all(entries, "tallied").length
    ? rite(
        "ballots",
        all(entries, "opinion").flatMap(({ values }) =>
          texts(values["cards"]).map((word) => ({ seat: null, sign: "ballot", word })),
        ),
      )
    : null;
