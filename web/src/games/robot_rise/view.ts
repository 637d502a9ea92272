/** What the lab shows to a seat. */
export interface Place {
  lairs: number;
  cards: number;
  hand: string[] | null;
  identity: string | null;
  used: boolean;
  shielded: boolean;
  frozen: boolean;
  offer: string | null;
}
export interface Pending {
  owner: number | null;
  target: number;
  attack: string;
}
export interface View {
  active: number | null;
  turn: number;
  deck: number;
  discard: string[];
  open: string[];
  missing: string | null;
  attack: Pending | null;
  places: Place[];
  known: { card: string; holders: number[] }[];
}

export const GAME = "robot_rise";
