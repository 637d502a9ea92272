/** What this game opens at once, read from its events, and what came of it. */
import { all, atOnce, hands, seatOf, type Reading } from "../../reveal/reveals";

export const reveal: Reading = (entries, _asked, view) => {
  const votes = all(entries, "voted");
  const found = atOnce("square", [
    ...hands(votes),
    ...all(entries, "bid").map(({ values }) => ({
      seat: seatOf(values["who"]),
      sign: "fingers",
      word: "reveal-fingers",
      count: Number(values["fingers"]),
    })),
  ]);
  if (!found) return null;
  const fists = votes.filter(({ values }) => values["vote"] === "~id-strike").length;
  const needed = Number(view["majority"]);
  const [security] = all(entries, "security-given");
  const values = { fists, needed, success: fists >= needed, who: security?.values["who"] ?? "" };
  return { ...found, verdict: { key: "verdict-square", values } };
};
