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

/** What a campaign asks for and how it is lost, for one player and for two. */
export interface Campaign {
  slug: string;
  need: number[];
  doom: number[];
  doom_from: number;
  cu: number;
  coins: number;
  markers: number;
}

/** The numbers of the content document that the desk shows. */
export interface Numbers {
  campaigns?: Campaign[];
  copies?: number[];
  coin_gain?: number;
  coin_cu?: number;
  tax_gain?: number;
  tax_cu?: number;
  launch_coins?: number;
  blind_coins?: number;
  advance_markers?: number;
  hearing_value?: number;
  provoke_cards?: number;
  eyes_beacons?: number;
  unrest_faces?: number[];
  project_faces?: number[];
  exec_faces?: number[];
  missile_faces?: number[];
  deploy_ap?: number[];
  deploy_troops?: number[];
}

/** The values of the sentences that say what a campaign wants and what ends it. */
export function aimOf(pack: Numbers, slug: string, seats: number): Record<string, unknown> | null {
  const found = pack.campaigns?.find((campaign) => campaign.slug === slug);
  return found
    ? {
        need: found.need[seats - 1],
        doom: found.doom[seats - 1],
        from: found.doom_from,
        beacons: pack.eyes_beacons,
      }
    : null;
}

/** A star on whatever the rulebook does not give. */
export const ours = ({ book }: View, thing: string): string =>
  book.includes(thing) ? "" : "\u00a0*";
export const valueOf = (card: string): number => Number(card.split("-")[1]);
export const typeOf = (card: string): string => card.split("-")[0] ?? "";

/** Equal cards together: each kind once with its number. */
export function counted(cards: readonly string[]): [string, number][] {
  const found = new Map<string, number>();
  for (const card of cards) found.set(card, (found.get(card) ?? 0) + 1);
  return [...found];
}
