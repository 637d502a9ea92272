// Written by tools/wire_types.py from the game's views and events; do not edit.

/** EVIL-COUNT-8: a claimant, the most that may be offered and, once shown, the offer. */
export interface Bid {
  type: "bid";
  who: string;
  most_influence: number;
  most_tokens: number;
  influence: number | null;
  tokens: number | null;
}

/** `stack` is listed from the top; the bottoms are cards one knows to lie lowest in each deck. */
export interface EvilView {
  type: "evil_robots";
  round: number;
  phase: string;
  dealer: string;
  next_dealer: string;
  pot: number;
  pot_card: number;
  stack: string[];
  given: string[];
  extra: ExtraView | null;
  players: PlayerView[];
  left_deck: number;
  right_deck: number;
  left_bottom: (string | null)[];
  right_bottom: (string | null)[];
  memories: Memory[];
  bids: Bid[];
  winners: Share[];
  totals: number[];
  winning: string[];
  proposals_left: number;
  cycled: boolean;
  goal: number;
  cost_flip_any: number;
  cost_flip_own: number;
  cost_swap: number;
  prints: Print[];
}

export interface ExtraView {
  type: "extra";
  power: number;
  level: number;
  heads: number;
  team: string;
}

/** A Robot Card on the table; `in_effect` if it was revealed with use; `aim` its choice. */
export interface FaceUp {
  type: "face-up";
  card: string;
  in_effect: boolean;
  aim: string | null;
}

/** A card out of sight, and where it may be as far as one can tell. */
export interface Memory {
  type: "memory";
  card: string;
  places: string[];
}

/** A seat. `hidden` is the face of the hidden coin if one knows it; `cards` are those one sees. */
export interface PlayerView {
  type: "player";
  influence: number;
  tokens: number;
  power: string | null;
  level: number;
  shown: string;
  hidden: string | null;
  exposed: boolean;
  cards: string[];
  left: number;
  right: number;
  face_up: FaceUp[];
  gifts: number;
  teams: string[];
  team: string | null;
  winner: boolean;
}

/** What is printed on a Robot Card that this view names (EVIL-CARD-1); `right`: its side. */
export interface Print {
  type: "print";
  card: string;
  right: boolean;
  kind: string;
  cost: number;
  source: string;
}

export interface Share {
  type: "share";
  who: string;
  share: number | null;
}

export type View = EvilView;

/** The values of each event, by its tag; what is withheld is missing. */
export interface Events {
  "round": {
    round: number;
    dealer: string;
    pot: number;
  };
  "round-extra": {
    round: number;
    dealer: string;
    pot: number;
    extra: number;
  };
  "drew": {
    who: string;
    side: string;
    card?: string;
  };
  "flipped": {
    who: string;
    shown: string;
    hidden?: string;
  };
  "raised": {
    who: string;
    value: number;
  };
  "refused": {
    value: number;
  };
  "offered": {
    who: string;
    influence: number;
    tokens: number;
  };
  "paid": {
    who: string;
    to: string;
    influence: number;
    tokens: number;
  };
  "given": {
    who: string;
    value: number;
    tokens: number;
  };
  "given-first": {
    who: string;
    value: number;
    tokens: number;
  };
  "gift": {
    who: string;
    to: string;
    what: string;
    amount: number;
  };
  "revealed": {
    who: string;
    card: string;
  };
  "spent": {
    who: string;
    card: string;
  };
  "turned": {
    who: string;
    whose: string;
    face: string;
  };
  "exchanged": {
    first: string;
    second: string;
  };
  "hidden-coin": {
    who: string;
    how: string;
    face?: string;
  };
  "hidden-face": {
    who: string;
    how: string;
    face: string;
  };
  "scanned": {
    who: string;
    whose: string;
    face?: string;
  };
  "aimed": {
    card: string;
    target: string;
  };
  "face-down": {
    who: string;
    card: string;
  };
  "swapped": {
    who: string;
    side: string;
    card?: string;
    drawn?: string;
  };
  "swapped-shown": {
    who: string;
    card: string;
    drawn?: string;
  };
  "path-chosen": {
    who: string;
    team: string;
  };
  "stole": {
    who: string;
    whose: string;
    amount: number;
  };
  "pot": {
    pot: number;
  };
  "dealer": {
    who: string;
  };
  "shown": {
    who: string;
    face: string;
    team: string;
    level: number;
  };
  "counted": {
    evil: number;
    neutral: number;
    good: number;
  };
  "won": {
    who: string;
  };
  "returned": {
    amount: number;
  };
  "proposed": {
    who: string;
    to: string;
    share: number;
  };
  "declined": {
    who: string;
  };
  "accepted": {
    who: string;
  };
  "rejected": {
    who: string;
  };
  "gained": {
    who: string;
    amount: number;
  };
  "gained-by": {
    who: string;
    amount: number;
    card: string;
  };
  "lost-by": {
    who: string;
    amount: number;
    card: string;
  };
  "no-agreement": Record<string, never>;
  "another-round": Record<string, never>;
  "kept": {
    who: string;
    left: number;
    right: number;
  };
}
