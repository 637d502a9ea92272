/** What each game opens at once, read from the events of a frame: who, which sign, which word. */
import type { Entry } from "../wire";

export interface Face {
  /** Nobody's where the table itself opens something. */
  seat: number | null;
  /** What to draw: a hand, fingers, a coin, or nothing but the word. */
  sign: string;
  /** A text of the game ("~id-work"), or one of the shell. */
  word: string;
  count?: number;
}

export interface Rite {
  kind: "hands" | "square" | "council" | "domes" | "crates" | "dossiers" | "ballots" | "cards";
  faces: Face[];
}

type Reading = (entries: Entry[], asked: number[]) => Rite | null;

function seatOf(value: unknown): number | null {
  return typeof value === "string" && value.startsWith("@") ? Number(value.slice(1)) : null;
}

function all(entries: Entry[], ...tags: string[]): Entry[] {
  return entries.filter((entry) => tags.includes(entry.tag));
}

function texts(value: unknown): string[] {
  return Array.isArray(value) ? value.map(String) : [String(value)];
}

function rite(kind: Rite["kind"], faces: Face[]): Rite | null {
  return faces.length ? { kind, faces: faces.sort((a, b) => (a.seat ?? 99) - (b.seat ?? 99)) } : null;
}

/** Those who were asked and did nothing open with empty hands. */
function others(asked: number[], known: Face[], word: string, sign: string): Face[] {
  const there = new Set(known.map((face) => face.seat));
  return asked.filter((seat) => !there.has(seat)).map((seat) => ({ seat, sign, word }));
}

function hands(entries: Entry[]): Face[] {
  return entries.map(({ values }) => ({ seat: seatOf(values["who"]), sign: String(values["vote"]).replace("~id-", ""), word: String(values["vote"]) }));
}

const READINGS: Record<string, Reading> = {
  fully_automated_union: (entries) => rite("hands", hands(all(entries, "vote"))),
  fully_automated_bosses: (entries) =>
    rite("square", [
      ...hands(all(entries, "voted")),
      ...all(entries, "bid").map(({ values }) => ({ seat: seatOf(values["who"]), sign: "fingers", word: "reveal-fingers", count: Number(values["fingers"]) })),
    ]),
  evil_robots: (entries, asked) => {
    const coins = all(entries, "shown").map(({ values }) => ({ seat: seatOf(values["who"]), sign: String(values["face"]).replace("~id-", ""), word: String(values["team"]) }));
    if (coins.length) return rite("domes", coins);
    const raised = all(entries, "raised").map(({ values }) => ({ seat: seatOf(values["who"]), sign: "work", word: "reveal-up" }));
    if (!raised.length && !all(entries, "refused").length) return null;
    return rite("council", [...raised, ...others(asked, raised, "reveal-down", "")]);
  },
  robot_rise: (entries, asked) => {
    const offers = all(entries, "offer").map(({ values }) => ({ seat: seatOf(values["who"]), sign: "part", word: String(values["card"]) }));
    if (!offers.length && !all(entries, "no-help").length) return null;
    return rite("crates", [...offers, ...others(asked, offers, "reveal-nothing", "")]);
  },
  robotariat: (entries) =>
    rite("dossiers", all(entries, "met", "missed").map(({ tag, values }) => ({ seat: seatOf(values["who"]), sign: tag, word: String(values["objective"]) }))),
  patriot: (entries) =>
    all(entries, "tallied").length
      ? rite("ballots", all(entries, "opinion").flatMap(({ values }) => texts(values["cards"]).map((word) => ({ seat: null, sign: "ballot", word }))))
      : null,
  leduc: (entries) =>
    rite("cards", all(entries, "shown").flatMap(({ values }) => [values["first"], values["second"]].map((word, seat) => ({ seat, sign: "card", word: String(word) })))),
};

/** What these events open, if anything; `asked`: the seats that had been asked. */
export function riteOf(game: string, entries: Entry[], asked: number[]): Rite | null {
  return READINGS[game]?.(entries, asked) ?? null;
}
