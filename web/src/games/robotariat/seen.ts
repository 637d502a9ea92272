// Written by tools/wire_types.py from the game's views and events; do not edit.

/** An NPC that may walk from its space with the next dice: on `faces` of `of`. */
export interface ForecastView {
  type: "robotariat-forecast";
  npc: string;
  start: string;
  to: string;
  path: string;
  faces: number;
  of: number;
}

/** `objective` is None where this seat may not see it (and in co-operative games). */
export interface PlayerView {
  type: "robotariat-player";
  character: string | null;
  place: string | null;
  upgrades: string[];
  sabotages: string[];
  played: number;
  objective: string | null;
}

/** `peek` are the two topmost Sabotage cards, for Electric Eye alone; top first. */
export interface RobotariatView {
  type: "robotariat";
  mode: string;
  round: number;
  rounds: number;
  active: number;
  npc_turn: boolean;
  verdict: string | null;
  funds: number;
  target: number;
  reputation: number;
  most_reputation: number;
  contributions: number;
  reward: number;
  rewards: number[];
  suspicion: number;
  supply: number;
  junk: number;
  token: string;
  queue: string[];
  spaces: SpaceView[];
  players: PlayerView[];
  npcs: Record<string, string>;
  black: string | null;
  red: string | null;
  set_black: string | null;
  set_red: string | null;
  sent: string | null;
  cut: number;
  moved: boolean;
  activations: number;
  power_used: boolean;
  pr_used: boolean;
  restored: boolean;
  upgrade_deck: number;
  sabotage_deck: number;
  drawn: string[];
  drawn_size: number;
  peek: string[];
  aside: number;
  torn: number;
  torn_most: number;
  spy: number | null;
  forecast: ForecastView[];
}

/** One space: its lines and arrows, and what stands on it; `crowd` is the suspicion count. */
export interface SpaceView {
  type: "robotariat-space";
  key: string;
  near: string[];
  yellow: string;
  blue: string;
  source: string;
  posters: number;
  players: number[];
  npcs: string[];
  crowd: number;
  token: boolean;
}

export type View = RobotariatView;

/** The values of each event, by its tag; what is withheld is missing. */
export interface Events {
  "character": {
    who: string;
    character: string;
  };
  "objective": {
    who: string;
    objective?: string;
  };
  "started-with": {
    who: string;
    card: string;
  };
  "peeked": {
    who?: string;
    cards?: string[];
  };
  "round": {
    round: number;
  };
  "walked": {
    who: string;
    space: string;
  };
  "shifted": {
    who: string;
    other: string;
    space: string;
  };
  "activated": {
    who: string;
    space: string;
  };
  "turn-ended": {
    who: string;
  };
  "declined": {
    who: string;
  };
  "placed": {
    who: string;
    count: number;
    space: string;
  };
  "carried": {
    who: string;
    source: string;
    space: string;
  };
  "restored": {
    who: string;
    space: string;
  };
  "torn": {
    npc: string;
    count: number;
    space: string;
  };
  "funds": {
    change: number;
    total: number;
  };
  "contributions": {
    change: number;
    total: number;
  };
  "reputation": {
    change: number;
    total: number;
  };
  "drawn": {
    who: string;
    card?: string;
    space: string;
  };
  "returned": {
    who: string;
    card?: string;
  };
  "kept": {
    who: string;
    card: string;
  };
  "used": {
    who: string;
    card: string;
  };
  "extra": {
    who: string;
    card: string;
  };
  "dice-set": {
    who: string;
    black: string;
    red: string;
  };
  "power-cut": {
    who: string;
    turns: number;
  };
  "led": {
    who: string;
    path: string;
  };
  "dice": {
    who: string;
    black: string;
    red: string;
  };
  "dice-again": {
    who: string;
    black: string;
    red: string;
  };
  "slid": {
    who: string;
    face: string;
    change: number;
  };
  "entered": {
    npc: string;
    space: string;
  };
  "npc-moved": {
    npc: string;
    space: string;
  };
  "token-moved": {
    space: string;
  };
  "sent": {
    who: string;
    npc: string;
    path: string;
  };
  "fined": {
    npc: string;
    players: number;
    space: string;
  };
  "suspected": {
    space: string;
  };
  "donated": {
    npc: string;
    amount: number;
    space: string;
  };
  "success": Record<string, never>;
  "disgrace": Record<string, never>;
  "too-late": Record<string, never>;
  "guessed": {
    who: string;
    first: string;
    one: string;
    second: string;
    two: string;
  };
  "met": {
    who: string;
    objective: string;
  };
  "missed": {
    who: string;
    objective: string;
  };
}
