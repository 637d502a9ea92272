/** What this game opens at once, read from its events. */
import { all, texts, atOnce, type Reading } from "../../reveal/reveals";

export const reveal: Reading = (entries) =>
  all(entries, "tallied").length
    ? atOnce(
        "ballots",
        all(entries, "opinion").flatMap(({ values }) =>
          texts(values["cards"]).map((word) => ({ seat: null, sign: "ballot", word })),
        ),
      )
    : null;
