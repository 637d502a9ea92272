/** What this game opens at once, read from its events, and what came of it. */
import { all, atOnce, hands, named, seatOf, type Reading, type Reveal } from "../../reveal/reveals";
import type { Entry } from "../../wire";

export const reveal: Reading = (entries, _asked, view) =>
  square(entries, view) ?? ballots(entries) ?? fund(entries);

/** Hands and fingers of a strike. */
function square(entries: Entry[], view: Record<string, unknown>): Reveal | null {
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
}

/** What the workers vote on, or the bosses where they differ. */
function ballots(entries: Entry[]): Reveal | null {
  const found = atOnce("answers", named(all(entries, "balloted"), "choice"));
  const [decided] = all(entries, "decided");
  if (!found) return null;
  const verdict = decided
    ? { key: "log-decided", values: decided.values }
    : { key: "verdict-none" };
  return { ...found, verdict };
}

/** Whom the Fund serves first. */
function fund(entries: Entry[]): Reveal | null {
  const found = atOnce("names", named(all(entries, "fund-voted"), "choice"));
  if (!found) return null;
  const votes = new Map<string, number>();
  for (const { word } of found.faces) votes.set(word, (votes.get(word) ?? 0) + 1);
  const most = Math.max(...votes.values());
  const who = [...votes].flatMap(([word, count]) => (count === most ? [word] : []));
  const values = { who, count: who.length, votes: most, all: found.faces.length };
  return { ...found, verdict: { key: "verdict-fund", values } };
}
