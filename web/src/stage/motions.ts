/** What moves when something happens, as each game tells it: event by event, zone by zone. */
import type { Entry } from "../wire";

/** Something goes from one zone to another. */
export interface Flight {
  /** What it is called where it lies face up; nothing where nobody may know. */
  what?: string | undefined;
  /** How many go, where they are not named. */
  count?: number;
  /** As what they are drawn, where they are not named: the game's back knows it. */
  as?: string;
  from: string;
  to: string;
  /** A zone it stops at on its way, to be looked at. */
  via?: string;
  /** How far from the middle of that zone, in its own widths: others may stop there with it. */
  beside?: number;
}

/** Something happens to a zone that stays where it is. */
export interface Effect {
  at: string;
  how: "pulse" | "shake" | "crumble" | "flip" | "appear" | "flash" | "tumble";
  /** What is seen above the zone meanwhile; the game's back knows it. */
  as?: string;
}

export type Motion = Flight | Effect;

/**
 * The motions of a game by the tag of the event. What a viewpoint is not told is missing from the
 * values; an event without an entry here moves nothing.
 */
export type Motions<Events, View> = {
  [Tag in keyof Events]?: (told: Events[Tag], after: View, before: View) => Motion[];
};

/** Motions of any game. */
export type AnyMotions = Record<
  string,
  ((told: never, after: never, before: never) => Motion[]) | undefined
>;

/** The motions of one event, whether all of it was told or only that it happened. */
export function motionsOf(
  motions: AnyMotions,
  entry: Entry,
  after: unknown,
  before: unknown,
): Motion[] {
  const make = motions[entry.tag] ?? motions[entry.tag.replace(/-hidden$/, "")];
  return make?.(entry.values as never, after as never, before as never) ?? [];
}

/** The name of a thing in the values of an event. */
export function nameOf(value: string): string;
export function nameOf(value: string | undefined): string | undefined;
export function nameOf(value: string | undefined): string | undefined {
  return value?.replace(/^~(?:id-)?/, "");
}

/** The number of a seat in the values of an event. */
export function seatIn(value: string): number {
  return Number(value.slice(1));
}
