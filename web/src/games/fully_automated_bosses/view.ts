/** What the table of the bosses game shows to a seat. */
export interface Offer {
  boss: string;
  number: number;
  to: string;
  wage: number;
  holiday: boolean;
  slots: number | null;
  left: number | null;
  words: string;
}
export interface Counter {
  worker: string;
  boss: string;
  wage: number;
  holiday: boolean;
  words: string;
}
export interface Contract {
  wage: number;
  holiday: boolean;
  private: boolean;
  words: string | null;
  paid: number;
  granted: boolean;
}
export interface Promise {
  round: number;
  kind: string;
  boss: string;
  other: string;
  coins: number;
  extra: number;
  target: string | null;
  words: string | null;
  coins_stamp: string;
  other_stamp: string;
}
/** How far a seat has come on its own way to win: its own, and everybody's at the end. */
export interface Aim {
  reached: number;
  goal: number;
}
export interface Seat {
  role: string | null;
  aim: Aim | null;
  token: string | null;
  company: string | null;
  coins: number | null;
  proven: number;
  robots: number;
  stressed: boolean;
  job: string | null;
  contract: Contract | null;
  vote: string | null;
  bid: number | null;
}
export interface View {
  round: number;
  phase: string;
  lead: string;
  chair: string;
  bosses: string[];
  seats: Seat[];
  fund: number;
  supply: number;
  destroyed: number;
  seized: number;
  automated: number;
  robots_to_win: number;
  robots_at_bankruptcy: number;
  majority: number;
  boss_target: number;
  robot_price: number;
  scrap_target: number;
  startupper_target: number;
  public_slots: number;
  security: string | null;
  mayor: string | null;
  exempt: string[];
  surcharged: string | null;
  luddite: string | null;
  suspects: string[];
  offers: Offer[];
  letters: Offer[];
  counters: Counter[];
  claims: number[];
  ledger: Promise[];
}

export const GAME = "fully_automated_bosses";
export const seatOf = (word: string): number => Number(word.slice(1));
