/** What this game opens at once, read from its events, and what came of it. */
import {
  all,
  answers,
  atOnce,
  hands,
  named,
  type Reading,
  type Reveal,
} from "../../reveal/reveals";
import type { Entry } from "../../wire";

export const reveal: Reading = (entries) => hand(entries) ?? name(entries) ?? treason(entries);

/** The vote. */
function hand(entries: Entry[]): Reveal | null {
  const found = atOnce("hands", hands(all(entries, "vote")));
  if (!found) return null;
  const [strike] = all(entries, "strike-won", "strike-lost");
  const [thumbs] = all(entries, "accelerated");
  const key = strike?.tag.replace("strike-", "") ?? (thumbs ? "thumbs" : "work");
  const values = { robots: 0, ...thumbs?.values, ...strike?.values };
  return { ...found, verdict: { key: `verdict-${key}`, values } };
}

/** Who gets the robot, or the child. */
function name(entries: Entry[]): Reveal | null {
  const robot = named(all(entries, "nominated"), "target");
  const found = atOnce("names", robot.length ? robot : named(all(entries, "custody"), "carer"));
  const first = found?.faces[0];
  if (!found || !first) return null;
  const agreed = found.faces.every((face) => face.word === first.word);
  const values = { agreed, who: first.word, count: found.faces.length };
  return { ...found, verdict: { key: robot.length ? "verdict-robot" : "verdict-child", values } };
}

/** Whether somebody betrays the union. */
function treason(entries: Entry[]): Reveal | null {
  const found = atOnce("answers", answers(all(entries, "treason", "loyalty"), "treason"));
  const who = all(entries, "treason").map(({ values }) => values["who"]);
  return (
    found && { ...found, verdict: { key: "verdict-treason", values: { count: who.length, who } } }
  );
}
