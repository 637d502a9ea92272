// Written by tools/wire_types.py from the game's views and events; do not edit.

/** The whole table; what a card does is in the catalogue under `text-` and its slug. */
export interface PatriotView {
  type: "patriot";
  campaign: string;
  round: number;
  turn: number;
  ap: number;
  cu: number;
  threat: number;
  threat_limit: number;
  unrest_limit: number;
  rounds: number;
  tiles: TileView[];
  book: string[];
  base_taxes: number;
  most_taxes: number;
  stops: number[];
  treasury: number;
  coin_supply: number;
  marker_supply: number;
  troop_supply: number;
  rioter_supply: number;
  progress: number;
  needed: number;
  failed: number;
  armed: number;
  core: number;
  rioted: boolean;
  seats: SeatView[];
  spaces: SpaceView[];
  slots: SlotView[];
  riots: string[];
  riot_discard: string[];
  riot_deck: number;
  brief: string;
  brief_types: string[];
  brief_need: number;
  brief_odds: number[];
  kept: string;
  looked: string[];
  brief_discard: string[];
  briefs: number;
  briefs_top: string[];
  briefs_under: string[];
  beacons: number;
  beacons_under: string[];
  piles: number[];
  discard: string[];
  po: number;
  po_top: string[];
  po_discard: string[];
  mixed: string[];
  opinion: string[];
  tally: number;
  picks: number[];
  predicted: boolean;
  free_reroll_used: boolean;
  launch_discount: number;
  project_bonus: number;
}

/** One player's own things; hands are open in this mode (PAT-HIDE-2). */
export interface SeatView {
  character: string;
  hand: string[];
  pledged: string[];
  markers: number;
  track: number;
  ability_used: boolean;
  launched: number;
}

export interface SlotView {
  beacon: string;
  lamp: string;
}

/** `home` is the department on whose folder it lies. */
export interface SpaceView {
  troops: number;
  rioters: number;
  home: string;
}

/** A tile, its price for whoever has the turn, and the space where Rioters block it (or 0). */
export interface TileView {
  word: string;
  ap: number;
  space: number;
  home: string;
  source: string;
  what: string;
}

export type View = PatriotView;

/** The values of each event, by its tag; what is withheld is missing. */
export interface Events {
  "campaign": {
    campaign: string;
  };
  "character": {
    who: string;
    character: string;
  };
  "round": {
    round: number;
  };
  "turn": {
    who: string;
    ap: number;
  };
  "drew": {
    who: string;
    cards: string[];
  };
  "discarded": {
    who: string;
    cards: string[];
  };
  "free-reroll": {
    who: string;
  };
  "lost-cards": {
    who: string;
    cards: string[];
  };
  "tile": {
    who: string;
    tile: string;
    ap: number;
  };
  "act-ended": {
    who: string;
    unspent: number;
  };
  "changed": {
    what: string;
    by: number;
    now: number;
    change: string;
  };
  "seat-changed": {
    who: string;
    what: string;
    by: number;
    now: number;
    kind: string;
    change: string;
  };
  "rolled": {
    who: string;
    face: number;
  };
  "launched": {
    who: string;
    slot: number;
    beacon: string;
  };
  "turned-up": {
    slot: number;
    beacon: string;
  };
  "used": {
    who: string;
    beacon: string;
  };
  "beacon-lost": {
    beacon: string;
  };
  "beacons-reset": {
    number: number;
  };
  "troops-placed": {
    spaces: number[];
  };
  "troops-moved": {
    spaces: number[];
  };
  "troops-lost": {
    spaces: number[];
  };
  "rioter-came": {
    space: number;
  };
  "rioter-stopped": {
    space: number;
  };
  "executed": {
    spaces: number[];
  };
  "pardoned": {
    space: number;
    number: number;
  };
  "unrest-boiled-over": Record<string, never>;
  "riot-incited": Record<string, never>;
  "riot-came": {
    riot: string;
  };
  "riot-again": {
    riot: string;
  };
  "riots-over": Record<string, never>;
  "brief": {
    brief: string;
  };
  "briefs-seen": {
    briefs: string[];
  };
  "brief-kept": {
    brief: string;
  };
  "briefs-buried": {
    briefs: string[];
  };
  "opinion": {
    cards: string[];
  };
  "opinion-scrapped": {
    cards: string[];
  };
  "voted": {
    who: string;
    cards: string[];
  };
  "swayed": {
    who: string;
    cards: string[];
  };
  "tallied": {
    total: number;
    need: number;
  };
  "brief-passed": {
    brief: string;
  };
  "brief-failed": {
    brief: string;
  };
  "option": {
    who: string;
    option: string;
  };
  "weakness": {
    who: string;
    character: string;
    text: string;
  };
  "power": {
    who: string;
    character: string;
  };
  "triggered": {
    who: string;
    position: number;
  };
  "shuffled": {
    deck: string;
  };
}
