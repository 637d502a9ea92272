/** What this game opens at once, read from its events, and what came of it. */
import Ballot from "./Ballot.svelte";
import { all, texts, atOnce, type Reading } from "../../reveal/reveals";

export const reveal: Reading = (entries) => {
  const [tally] = all(entries, "tallied");
  if (!tally) return null;
  const found = atOnce(
    "ballots",
    all(entries, "opinion").flatMap(({ values }) =>
      texts(values["cards"]).map((word) => ({
        seat: null,
        sign: "ballot",
        word,
        thing: Ballot,
      })),
    ),
  );
  const missing = Number(tally.values["need"]) - Number(tally.values["total"]);
  const values = { ...tally.values, enough: missing <= 0, missing };
  return found && { ...found, verdict: { key: "verdict-tally", values } };
};
