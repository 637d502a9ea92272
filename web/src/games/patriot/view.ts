/** What the desk of the ministry shows. */
export interface Seat { character: string; hand: string[]; pledged: string[]; markers: number; track: number; ability_used: boolean; launched: number }
export interface Slot { beacon: string; lamp: string }
export interface Space { troops: number; rioters: number }
export interface View {
  campaign: string; round: number; turn: number; ap: number; cu: number; threat: number; threat_limit: number; base_taxes: number; treasury: number;
  coin_supply: number; marker_supply: number; troop_supply: number; rioter_supply: number; progress: number; needed: number; failed: number; armed: number; core: number;
  rioted: boolean; seats: Seat[]; spaces: Space[]; slots: Slot[]; riots: string[]; riot_deck: number; brief: string; brief_types: string[]; brief_need: number;
  brief_odds: number[]; kept: string; looked: string[]; briefs: number; briefs_top: string[]; beacons: number; piles: number[]; po: number; po_top: string[]; opinion: string[];
  tally: number; picks: number[]; predicted: boolean; launch_discount: number; project_bonus: number;
}

export const GAME = "patriot";
export const TYPES = ["spy", "war", "science", "finance"];
/** The campaign's own tile, by its move's word. */
export const CAMPAIGN_TILES: Record<string, string> = { m: "missiles", samuel: "hearing", zam: "fuel", mw: "sweep", viktor: "provoke", petr: "bonds", jack: "sitting" };

/** What the campaign rulebook itself gives; everything else on the desk is our reconstruction. */
const BOOK = new Set([
  "run-on-the-bank", "diva-m-power", "jack-power", "jack-flaw", "marion-power", "maury-power", "mw-flaw", "petr-power", "samuel-power", "samuel-flaw",
  "viktor-flaw", "wilfred-power", "zam-power",
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
