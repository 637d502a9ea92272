/** What the desk of the ministry shows. */
export type {
  SeatView as Seat,
  SlotView as Slot,
  SpaceView as Space,
  TileView as Tile,
  View,
} from "./seen";

export const GAME = "patriot";
export const TYPES = ["spy", "war", "science", "finance"];

/** Where the tiles lie on the desk; a tile that is in no department is the campaign's own. */
export const DEPARTMENTS: { type: string; name: string; spaces: number[]; tiles: string[] }[] = [
  { type: "finance", name: "board-treasury", spaces: [1, 2], tiles: ["coins", "tax", "predict"] },
  { type: "war", name: "board-war-room", spaces: [7, 8], tiles: ["deploy", "march", "execute"] },
  {
    type: "spy",
    name: "board-surveillance",
    spaces: [3, 4],
    tiles: ["launch", "launch-blind", "swap", "use", "advance"],
  },
  { type: "science", name: "board-laboratory", spaces: [5, 6], tiles: ["calm", "project"] },
];
/** The tiles whose numbers the rulebook does not give. */
const RECONSTRUCTED = new Set(["coins", "tax", "march", "use"]);
export const isOurs = (tile: string): boolean =>
  RECONSTRUCTED.has(tile) || !DEPARTMENTS.some((each) => each.tiles.includes(tile));
/** What the campaign rulebook itself gives; everything else on the desk is our reconstruction. */
const BOOK = new Set([
  "run-on-the-bank",
  "diva-m-power",
  "jack-power",
  "jack-flaw",
  "marion-power",
  "maury-power",
  "mw-flaw",
  "petr-power",
  "samuel-power",
  "samuel-flaw",
  "viktor-flaw",
  "wilfred-power",
  "zam-power",
]);
export const ours = (thing: string): string => (BOOK.has(thing) ? "" : " *");
export const valueOf = (card: string): number => Number(card.split("-")[1]);
export const typeOf = (card: string): string => card.split("-")[0] ?? "";

/** Equal cards together: each kind once with its number. */
export function counted(cards: readonly string[]): [string, number][] {
  const found = new Map<string, number>();
  for (const card of cards) found.set(card, (found.get(card) ?? 0) + 1);
  return [...found];
}
