/** What each game opens at once, read from the events of a frame: who, which sign, which word. */
import type { Component } from "svelte";
import { pageOf } from "../games";
import type { Entry } from "../wire";

export interface Face {
  /** Nobody's where the table itself opens something. */
  seat: number | null;
  /** What to draw: a hand, fingers, a coin, or nothing but the word. */
  sign: string;
  /** A text of the game ("~id-work"), a player ("@2"), or a text of the shell. */
  word: string;
  count?: number;
  /** The thing itself, by the name in `word`, instead of a sign; it says its name by itself. */
  thing?: Component<{ name: string }>;
  /** The thing says all there is to say. */
  alone?: boolean;
}

export interface Reveal {
  kind:
    | "hands"
    | "square"
    | "council"
    | "domes"
    | "crates"
    | "dossiers"
    | "ballots"
    | "cards"
    | "names"
    | "answers"
    | "offers";
  faces: Face[];
  /** What came of it, with its numbers: a text of the game. */
  verdict?: { key: string; values?: Record<string, unknown> };
}

/**
 * What a game opens at once, if anything; `asked`: the seats that had been asked, `view`: what is
 * seen when it is open.
 */
export type Reading = (
  entries: Entry[],
  asked: number[],
  view: Record<string, unknown>,
) => Reveal | null;

export function seatOf(value: unknown): number | null {
  return typeof value === "string" && value.startsWith("@") ? Number(value.slice(1)) : null;
}

export function all(entries: Entry[], ...tags: string[]): Entry[] {
  return entries.filter((entry) => tags.includes(entry.tag));
}

export function texts(value: unknown): string[] {
  return Array.isArray(value) ? value.map(String) : [String(value)];
}

export function atOnce(kind: Reveal["kind"], faces: Face[]): Reveal | null {
  return faces.length
    ? { kind, faces: faces.sort((a, b) => (a.seat ?? 99) - (b.seat ?? 99)) }
    : null;
}

/** Those who were asked and did nothing open with empty hands. */
export function others(asked: number[], known: Face[], word: string, sign: string): Face[] {
  const there = new Set(known.map((face) => face.seat));
  return asked.filter((seat) => !there.has(seat)).map((seat) => ({ seat, sign, word }));
}

export function hands(entries: Entry[]): Face[] {
  return entries.map(({ values }) => ({
    seat: seatOf(values["who"]),
    sign: String(values["vote"]).replace("~id-", ""),
    word: String(values["vote"]),
  }));
}

/** Everybody names somebody or something. */
export function named(entries: Entry[], value: string): Face[] {
  return entries.map(({ values }) => {
    const word = String(values[value]);
    return { seat: seatOf(values["who"]), sign: word.startsWith("@") ? "named" : "ballot", word };
  });
}

/** Everybody says yes or no. */
export function answers(entries: Entry[], yes: string): Face[] {
  return entries.map(({ tag, values }) => ({
    seat: seatOf(values["who"]),
    sign: tag === yes ? "met" : "missed",
    word: tag === yes ? "reveal-yes" : "reveal-no",
  }));
}

/** What these events open, if anything. */
export function revealOf(
  game: string,
  entries: Entry[],
  asked: number[],
  view: Record<string, unknown> = {},
): Reveal | null {
  return pageOf(game)?.reveal?.(entries, asked, view) ?? null;
}
