// Written by tools/wire_types.py from the game's views and events; do not edit.

/** This turn's contract card, wherever it lies by now. */
export interface ContractCard {
  card: string;
  options: Option[];
}

/** An option of a contract card; `taken` are the seats that have it this turn (as "@2"). */
export interface Option {
  letter: string;
  wage: number;
  stress: boolean;
  holiday: boolean;
  indefinite: boolean;
  source: string;
  taken: string[];
}

/** An event that still governs this turn: for whom, and the phase that ends it (FAU-EVENT-7). */
export interface Running {
  card: string;
  until: string;
  whom: string[];
}

/** Prices and limits are the pack's. */
export interface UnionView {
  type: "fully_automated_union";
  turn: number;
  phase: string;
  first: string;
  boss_coins: number;
  blue: number;
  supply: number;
  red: number;
  red_to_win: number;
  blue_to_lose: number;
  eliminated_to_lose: number;
  robot_price: number;
  blue_income: number;
  red_income: number;
  treason: number;
  couple_treason: number;
  majority: number;
  workers: Worker[];
  event: string | null;
  running: Running[];
  event_deck: number;
  events_left_out: number;
  event_discard: string[];
  offer: ContractCard | null;
  shared: boolean;
  contract_deck: number;
  contract_discard: string[];
  contracts_removed: string[];
  child_of_the_couple: boolean;
}

/** A player. `job` is this turn's contract, `tenure` a running one, as in `boom-c`. */
export interface Worker {
  coins: number;
  stressed: boolean;
  robots: number;
  eliminated: boolean;
  rent: number;
  job: string | null;
  tenure: string | null;
  bonus: number;
  strain: boolean;
  vote: string | null;
  spouse: string | null;
  events: string[];
  may_betray: boolean;
}

export type View = UnionView;

/** The values of each event, by its tag; what is withheld is missing. */
export interface Events {
  "first": {
    who: string;
  };
  "turn": {
    turn: number;
    who: string;
  };
  "coins": {
    source: string;
    target: string;
    amount: number;
    why: string;
  };
  "stressed": {
    who: string;
  };
  "calmed": {
    who: string;
  };
  "bought": Record<string, never>;
  "event": {
    who: string;
    card: string;
    text: string;
  };
  "ignored": {
    card: string;
  };
  "target": {
    who: string;
    target: string;
  };
  "kept": {
    who: string;
    card: string;
  };
  "discarded": {
    card: string;
  };
  "married": {
    who: string;
    other: string;
  };
  "custody": {
    who: string;
    carer: string;
  };
  "destroyed": {
    owner: string;
  };
  "shuffled": {
    cards: number;
  };
  "contract": {
    who: string;
    card: string;
  };
  "taken": {
    who: string;
    card: string;
    letter: string;
  };
  "kept-job": {
    who: string;
    card: string;
  };
  "tenure-ended": {
    who: string;
    card: string;
  };
  "vote": {
    who: string;
    vote: string;
  };
  "no-vote": Record<string, never>;
  "accelerated": {
    robots: number;
  };
  "strike-won": {
    fists: number;
    needed: number;
  };
  "strike-lost": {
    fists: number;
    needed: number;
    enough: boolean;
  };
  "nominated": {
    who: string;
    target: string;
  };
  "robot": {
    who: string;
  };
  "inherited": {
    who: string;
    dead: string;
    robots: number;
  };
  "unpaid": {
    who: string;
    rent: number;
  };
  "covered": {
    payer: string;
    who: string;
  };
  "not-covered": {
    payer: string;
    who: string;
  };
  "eliminated": {
    who: string;
  };
  "treason": {
    who: string;
  };
  "treason-shared": {
    who: string;
  };
  "loyalty": {
    who: string;
  };
}
