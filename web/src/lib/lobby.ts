/** The lobby over HTTP. */
import type { Evening } from "../shell/evening";
import type { Content } from "./content";
import type { AskSeen, Beat, Ending, Entry } from "../wire";

/** How strong a level was measured to be in a game. Shares run from 0 to 1. */
export interface Strength {
  game: string;
  level: string;
  seats: number;
  /** One seat of it among players by the heuristic, or a whole table of it. */
  kind: "seat" | "team";
  /** What was chosen for the tables where it was not the default. */
  options: Record<string, string | number | boolean>;
  share: number;
  low: number;
  high: number;
  games: number;
  /** What the heuristic reaches in the same place. */
  heuristic: number;
}

export interface GameCard {
  key: string;
  seats: [number, number];
  title: Record<string, string>;
  tagline: Record<string, string>;
  /** Whether it can be learned by playing a scripted table. */
  lesson: boolean;
  /** When a game from outside says it is played. */
  evening?: Evening | null;
  /** The game in three sentences: the goal, a turn, the twist. */
  minute: Record<string, string[]>;
  options: {
    key: string;
    choices: (string | number | boolean)[];
    default: string | number | boolean;
  }[];
  /** What may change its numbers and cards. */
  packs: { name: string; about: string }[];
  /** What is known of the levels' strength under the present rules. */
  levels: Strength[];
}

export interface MyTable {
  table: string;
  game: string;
  names: string[];
  started: boolean;
  waiting: boolean;
  ended: boolean;
  /** What I am asked, while it waits for me. */
  ask: { prompt: string; about: Record<string, string | number> } | null;
  /** Seconds my clock has left, where there is one. */
  left: number | null;
}

/** Of somebody new several requests may go out before the first is answered: all are one visit. */
const visit = Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
  byte.toString(16).padStart(2, "0"),
).join("");

async function call<T>(path: string, body?: unknown): Promise<T> {
  const response = await fetch(`api/${path}`, {
    method: body === undefined ? "GET" : "POST",
    headers: { "Uprising-Visit": visit },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const answer: unknown = await response.json();
  if (!response.ok) {
    const wrong = answer as { field: string; problem: string };
    throw new Error(`${wrong.field}: ${wrong.problem}`);
  }
  return answer as T;
}

export interface Chair {
  bot?: string;
  name?: string;
  host?: boolean;
}

export interface Wanted {
  game: string;
  chairs: Chair[];
  name: string;
  start: boolean;
  options?: Record<string, unknown>;
  pack?: string;
  settings?: Record<string, unknown>;
}

export interface BranchWanted {
  kind: string;
  key: string;
  at: number;
  seat: number;
  /** Whether what that seat could not know is dealt anew. */
  anew: boolean;
  level: string;
  name: string;
  pace: number;
}

/** A position in which one answer is clearly the best. */
export interface Puzzle {
  day: string;
  game: string;
  names: string[];
  options: Record<string, unknown>;
  content: string;
  seat: number;
  seq: number;
  view: unknown;
  log: Entry[];
  ask: AskSeen;
  games: number;
}

export interface PuzzleSolved {
  right: boolean;
  games: number;
  /** What the bots' heuristic says of the best answer, where they would have given it. */
  reason: string;
  /** The best first; `won` is a share from 0 to 1. */
  answers: { move: string; slots: string[]; won: number; ending: string }[];
  /** The move that counts: what I answered first. Nothing where the day is long ago. */
  counted: string | null;
  ladder: Ladder | null;
}

/** How the day's puzzle was answered; names only of those who want to be seen, the best first. */
export interface Ladder {
  answered: number;
  found: number;
  names: { place: number; name: string; won: number; mine: boolean }[];
}

/** How often a table of bots of one level won together; `by` is the option that makes it harder. */
export interface Chance {
  level: string;
  seats: number;
  options: Record<string, string>;
  share: number;
  low: number;
  high: number;
  games: number;
}
export interface Chances {
  by: string;
  chances: Chance[];
}

/** A table that looks for players, with its host's consent. */
export interface OpenTable {
  invite: string;
  game: string;
  host: string;
  seats: number;
  bots: number;
  free: number;
  pack: string;
  settings: Record<string, unknown>;
}

/** A game I have played to its end. */
export interface Played {
  table: string;
  game: string;
  /** Seconds since the epoch. */
  at: number;
  seats: number;
  people: number;
  won: boolean;
  /** The text of its end. */
  key: string;
  options?: Record<string, string | number | boolean>;
  /** What I was: a character, a role, an identity. */
  traits?: Record<string, string>;
  pack?: string;
}

export interface Poster {
  table: string;
  game: string;
  /** When a game from outside says it is played. */
  evening?: Evening | null;
  host: string;
  started: boolean;
  free: number[];
  options: Record<string, unknown>;
  pack: string;
  settings: Record<string, unknown>;
  promise: string;
  /** For those who sit there. */
  invite?: string;
  seats: { name: string; bot: string; program: string; taken: boolean }[];
}

export interface Sample {
  sample: string;
  game: string;
  names: string[];
  moves: number;
}

/** One moment of a game seen again. */
export interface Moment {
  seq: number;
  view: unknown;
  log: Entry[];
  ending: Ending | null;
  /** How the log divides into what happened one after the other, where that was asked for. */
  beats: Beat[];
}

/** What a bot thought of the move that led to moment `at`; samples do not say which seat. */
export interface Reason {
  at: number;
  seat?: number;
  why: string;
}

export interface Replay {
  game: string;
  names: string[];
  options: Record<string, unknown>;
  pack: string;
  /** The hash of what is played with. */
  content: string;
  moves: number;
  ended: boolean;
  reasons: Reason[];
  /** Of a finished game, seen whole: each seat's chance to win at every moment. */
  chances: number[][];
  frames: Moment[];
}

export interface Rule {
  id: string;
  tags: string[];
  text: string;
  section: string;
}

/** What a search would do, said like a choice, and why. */
export interface Advice {
  move: string;
  slots?: string[];
  say?: string;
  values?: Record<string, unknown>;
  why: string;
}

export const lobby = {
  /** Where the board of a game from outside is; empty if it brings none. */
  page: (game: string) => call<{ board: string }>(`pages/${game}`),
  games: () => call<{ games: GameCard[]; bots: string[]; passkeys: boolean }>("games"),
  mine: () => call<{ tables: MyTable[] }>("tables"),
  create: (wanted: Wanted) => call<{ table: string; invite: string }>("tables", wanted),
  learn: (game: string, name: string, pace: number) =>
    call<{ table: string }>(`tutorials/${game}`, { name, pace }),
  invited: (code: string) => call<Poster>(`invites/${code}`),
  sit: (code: string, name: string) =>
    call<{ table: string; seat: number }>(`invites/${code}`, { name }),
  renew: (table: string) => call<{ invite: string }>(`tables/${table}/invite`, {}),
  report: (table: string, seat: number, text: string) =>
    call<{ number: string }>(`tables/${table}/grievances`, { seat, text }),
  rematch: (table: string) => call<{ table: string }>(`tables/${table}/rematch`, {}),
  /** Play on from a moment of a finished game. */
  branch: (wanted: BranchWanted) => call<{ table: string }>("branches", wanted),
  open: () => call<{ tables: OpenTable[] }>("open"),
  ledger: () => call<{ played: Played[] }>("me/ledger"),
  /** Give one of my seats to a phone: a code that works once. */
  giveHand: (table: string, seat: number) =>
    call<{ code: string }>(`tables/${table}/hand`, { seat }),
  beHand: (code: string) => call<{ table: string; seat: number }>(`hands/${code}`, {}),
  notes: (table: string) => call<{ text: string }>(`me/notes/${table}`),
  note: (table: string, text: string) => call<{ text: string }>(`me/notes/${table}`, { text }),
  puzzle: (day: string) => call<Puzzle>(`puzzles/${day}`),
  /** A name puts my first answer among the others', an empty one takes it away. */
  solve: (day: string, move: string, name?: string) =>
    call<PuzzleSolved>(`puzzles/${day}`, name === undefined ? { move } : { move, name }),
  chances: (game: string) => call<Chances>(`chances/${game}`),
  rules: (game: string, lang: string) => call<Rule[]>(`rules/${game}/${lang}`),
  /** The text to learn a game from; without footnotes there is none but the clauses. */
  book: (game: string, lang: string) =>
    call<{ text: string; footnotes: boolean }>(`books/${game}/${lang}`),
  content: (hash: string) => call<Content>(`content/${hash}`),
  poster: (table: string) => call<Poster>(`tables/${table}`),
  samples: () => call<{ samples: Sample[] }>("samples"),
  /** `own`: the bot's own words; else what this seat could have thought of itself. */
  why: (table: string, at: number, seat: number | null) =>
    call<{ own: boolean; reasons: Reason[] }>(`tables/${table}/why?at=${at}&seat=${seat ?? ""}`),
  advice: (table: string, seat: number) => call<Advice>(`tables/${table}/advice?seat=${seat}`),
  replay: (kind: string, key: string, seat: string) =>
    call<Replay>(`${kind}s/${key}/replay?seat=${seat}`),
  /** One moment of it, with what happened one after the other on the way there. */
  beats: (kind: string, key: string, seat: string, at: number) =>
    call<Replay>(`${kind}s/${key}/replay?seat=${seat}&at=${at}&beats=1`),
  bring: async (text: string) => {
    const response = await fetch("api/records", { method: "POST", body: text });
    const answer = (await response.json()) as { record: string; problem?: string };
    if (!response.ok) throw new Error(answer.problem);
    return answer;
  },
  record: async (table: string) => {
    const response = await fetch(`api/tables/${table}/record`);
    if (!response.ok) throw new Error(((await response.json()) as { problem: string }).problem);
    return response.text();
  },
};
