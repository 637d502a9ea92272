// Written by tools/wire_types.py from the game's views and events; do not edit.

/** RISE-INFO-2, -7, -8: a card this seat has seen, in the hand of one of these seats. */
export interface Known {
  card: string;
  holders: number[];
}

/** The attack somebody has to answer; without an owner it is an Event. */
export interface Pending {
  owner: number | null;
  target: number;
  attack: string;
}

/** RISE-INFO-9: what lies before one seat; `hand` and `identity` are None where hidden. */
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

/** The table. `discard` from the bottom to the top; `open` as laid down. */
export interface RobotRiseView {
  type: "robot_rise";
  places: Place[];
  active: number;
  turn: number;
  deck: number;
  discard: string[];
  open: string[];
  missing: string | null;
  asked: string[];
  attack: Pending | null;
  aside: number;
  known: Known[];
}

export type View = RobotRiseView;

/** The values of each event, by its tag; what is withheld is missing. */
export interface Events {
  "dealt": {
    who: string;
    count: number;
    identity?: string;
    cards?: string[];
  };
  "turn": {
    who: string;
    turn: number;
  };
  "field-fell": {
    who: string;
  };
  "thawed": {
    who: string;
  };
  "played": {
    who: string;
    card: string;
  };
  "played-at": {
    who: string;
    card: string;
    target: string;
  };
  "robot": {
    who: string;
    cards: string[];
  };
  "aimed": {
    owner: string;
    target: string;
    attack: string;
  };
  "request": {
    who: string;
    cards: string[];
    missing: string;
  };
  "offer": {
    who: string;
    card: string;
  };
  "no-help": {
    who: string;
  };
  "allied": {
    who: string;
    helper: string;
    card: string;
  };
  "wasted": {
    who: string;
  };
  "undefended": {
    who: string;
  };
  "defended": {
    who: string;
    cards: string[];
  };
  "identity": {
    who: string;
    identity: string;
  };
  "discarded": {
    who: string;
    cards: string[];
  };
  "lair-lost": {
    who: string;
    left: number;
  };
  "left": {
    who: string;
    identity: string;
  };
  "hand": {
    who: string;
    holder: string;
    cards?: string[];
  };
  "taken": {
    who: string;
    giver: string;
    count: number;
    cards?: string[];
  };
  "given": {
    who: string;
    taker: string;
    card?: string;
  };
  "frozen": {
    who: string;
  };
  "drawn": {
    who: string;
    card?: string;
  };
  "event": {
    who: string;
    card: string;
  };
  "nothing-drawn": {
    who: string;
  };
  "reshuffled": {
    cards: number;
  };
  "retrieved": {
    who: string;
    card: string;
  };
  "passed": {
    who: string;
  };
}
