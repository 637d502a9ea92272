/** What the desk of the ministry shows. */
import type { View } from "./seen";

export type {
  SeatView as Seat,
  SlotView as Slot,
  SpaceView as Space,
  TileView as Tile,
  View,
} from "./seen";

export const GAME = "patriot";
/** The kinds of Influence in the order of their piles. */
export const TYPES = ["spy", "war", "science", "finance"];
/** The folders as they lie on the desk from left to right, each with its text. */
export const FOLDERS = [
  ["finance", "board-treasury"],
  ["war", "board-war-room"],
  ["spy", "board-surveillance"],
  ["science", "board-laboratory"],
] as const;
/** The tile that draws from the four piles. */
export const DRAW = "pick";

/** A star on whatever the rulebook does not give. */
export const ours = ({ book }: View, thing: string): string => (book.includes(thing) ? "" : " *");
export const valueOf = (card: string): number => Number(card.split("-")[1]);
export const typeOf = (card: string): string => card.split("-")[0] ?? "";

/** Equal cards together: each kind once with its number. */
export function counted(cards: readonly string[]): [string, number][] {
  const found = new Map<string, number>();
  for (const card of cards) found.set(card, (found.get(card) ?? 0) + 1);
  return [...found];
}
