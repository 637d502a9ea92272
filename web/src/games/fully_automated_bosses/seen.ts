// Written by tools/wire_types.py from the game's views and events; do not edit.

/** FAB-WIN-3 to FAB-WIN-10: how far a seat has come on its own way to win. */
export interface AimView {
  reached: number;
  goal: number;
}

/** The table of The Fully Automated Board Game for 5 to 10. */
export interface BossesView {
  type: "bosses";
  round: number;
  phase: string;
  lead: string;
  chair: string;
  bosses: string[];
  seats: SeatView[];
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
  offers: OfferView[];
  letters: OfferView[];
  counters: CounterView[];
  claims: number[];
  ledger: PromiseView[];
}

/** FAB-HIRE-10: terms are public; the words of a private offer are for its parties. */
export interface ContractView {
  wage: number;
  holiday: boolean;
  private: boolean;
  words: string | null;
  paid: number;
  granted: boolean;
}

export interface CounterView {
  worker: string;
  boss: string;
  wage: number;
  holiday: boolean;
  words: string;
}

/** `number` is what `hire` calls it: 0 the standing offer; private ones count on their own. */
export interface OfferView {
  boss: string;
  number: number;
  to: string;
  wage: number;
  holiday: boolean;
  slots: number | null;
  left: number | null;
  words: string;
}

/** FAB-INFO-3: a line of the ledger, stamped only where the table can check. */
export interface PromiseView {
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

/** `coins` of a boss is None for others; `proven` is what she has shown in this phase. */
export interface SeatView {
  role: string | null;
  aim: AimView | null;
  token: string | null;
  company: string | null;
  coins: number | null;
  proven: number;
  robots: number;
  stressed: boolean;
  job: string | null;
  contract: ContractView | null;
  vote: string | null;
  bid: number | null;
}

export type View = BossesView;

/** The values of each event, by its tag; what is withheld is missing. */
export interface Events {
  "role-dealt": {
    who: string;
    role?: string;
  };
  "boss-shown": {
    who: string;
    role: string;
  };
  "lead-chosen": {
    who: string;
  };
  "round-began": {
    number: number;
    lead: string;
    chair: string;
  };
  "phase-began": {
    phase: string;
  };
  "company-named": {
    who: string;
    words: string;
  };
  "robots-bought": {
    who: string;
    ordered: number;
    got: number;
  };
  "offer-made": {
    who: string;
    to: string;
    wage: number;
    holiday: boolean;
    slots: number;
    words: string[];
  };
  "private-offer-made": {
    who?: string;
    to?: string;
    wage?: number;
    holiday?: boolean;
    slots?: number;
    words?: string[];
  };
  "offer-withdrawn": {
    who: string;
    to: string;
    wage: number;
    holiday: boolean;
  };
  "private-offer-withdrawn": {
    who?: string;
    to?: string;
    wage?: number;
    holiday?: boolean;
  };
  "counter-made": {
    who?: string;
    boss?: string;
    wage?: number;
    holiday?: boolean;
    words?: string[];
  };
  "hired": {
    who: string;
    job: string;
    wage: number;
    holiday: boolean;
  };
  "bid": {
    who: string;
    fingers: number;
    paid: number;
  };
  "security-given": {
    who: string;
  };
  "voted": {
    who: string;
    vote: string;
  };
  "strike-counted": {
    strikers: number;
    needed: number;
    success: boolean;
  };
  "balloted": {
    who: string;
    topic: string;
    choice: string;
  };
  "decided": {
    topic: string;
    choice: string;
    by: string;
  };
  "strike-idle": Record<string, never>;
  "expropriated": {
    boss: string;
    who: string;
  };
  "accelerated": {
    boss: string;
  };
  "robot-destroyed": {
    owner: string;
    who?: string;
  };
  "nothing-destroyed": Record<string, never>;
  "could-not-pay": {
    boss: string;
    rival: string;
    coins?: number;
  };
  "rescued": {
    boss: string;
    rival: string;
    coins?: number;
  };
  "bankrupt": {
    boss: string;
    robots: number;
  };
  "produced": {
    who: string;
    coins: number;
  };
  "slip-paid": {
    boss: string;
    who: string;
    wage: number;
    paid: number;
    holiday: boolean;
    granted: boolean;
    stamp: string;
  };
  "given": {
    boss: string;
    who: string;
    coins: number;
    words?: string[];
  };
  "public-paid": {
    who: string;
    coins: number;
  };
  "holiday-bought": {
    who: string;
    own: number;
    fund: number;
  };
  "holiday-cancelled": {
    who: string;
  };
  "fund-voted": {
    who: string;
    choice: string;
  };
  "fund-ordered": {
    chair: string;
    who: string;
  };
  "mayor-named": {
    who: string;
    why: string;
  };
  "decreed": {
    who: string;
    exempt: number;
    seats: string[];
    surcharged: string;
  };
  "fund-requested": {
    who: string;
    asked: boolean;
  };
  "rent-paid": {
    who: string;
    own: number;
    fund: number;
  };
  "stressed": {
    who: string;
  };
  "donated": {
    who: string;
    coins: number;
  };
  "lent": {
    boss?: string;
    rival?: string;
    coins?: number;
    repay?: number;
    words?: string[];
  };
  "bounty-posted": {
    boss?: string;
    to?: string;
    coins?: number;
    target?: string;
    words?: string[];
  };
  "coins-shown": {
    boss: string;
    coins: number;
  };
  "declared": {
    who: string;
  };
  "won-with": {
    who: string;
    boss: string;
  };
  "fund-taken": {
    who: string;
    coins: number;
  };
  "role-shown": {
    who: string;
    role: string;
  };
}
