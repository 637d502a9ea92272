// Written by tools/wire_types.py from the seat protocol; do not edit.

/** Answer a proposal that needs everybody it touches. */
export interface Agree {
  type: "agree";
  id: string;
  yes: boolean;
}

/** What a seat is asked: a prompt, the rule behind it, the legal moves or forms. */
export interface AskSeen {
  prompt: string;
  rule: string;
  about: Record<string, string | number>;
  rows: Row[];
  forms: FormSeen[];
  sealed: boolean;
  window: boolean;
  default: string;
  answered: string;
}

/** Leave my seat to a bot for a while, or take it back. */
export interface Attend {
  type: "attend";
  id: string;
  here: boolean;
}

/** What happened next: so many of the next entries of the log, and what is seen after them. */
export interface Beat {
  events: number;
  view: unknown;
}

/** The host sets a chair before the start: a bot's level, or nobody's yet. */
export interface Chair {
  type: "chair";
  id: string;
  seat: number;
  bot?: string;
}

/** Would this filled form be allowed now? Nothing is played. */
export interface Check {
  type: "check";
  id: string;
  form: string;
  values: Record<string, unknown>;
}

/** The answer to `check`: the move the form stands for, or what is wrong with it. */
export interface Checked {
  type: "checked";
  id: string;
  form: string;
  move: string;
  problem: string;
  refused: Refused | null;
}

/** Make a move, given as text. The same `id` sent twice is done once. */
export interface Do {
  type: "do";
  id: string;
  seq: number;
  move: string;
}

/** The command with this `id` is done; the frame with this `seq`, sent before, shows it. */
export interface Done {
  type: "done";
  id: string;
  seq: number;
}

/** How the game ended. */
export interface Ending {
  winners: number[];
  key: string;
  rule: string;
  scores: number[];
}

/** A line of the log: the event's tag and its values, to be said in the reader's language. */
export interface Entry {
  seq: number;
  tag: string;
  values: Record<string, unknown>;
  own: boolean;
}

/** The device was handed over: show me this seat of mine now, and no other. */
export interface Face {
  type: "face";
  id: string;
  seat: number;
}

/** One field of a form; which of the bounds count depends on `kind`. */
export interface FieldSeen {
  name: string;
  kind: string;
  least: number;
  most: number;
  options: string[];
  exact: boolean;
  fields: FieldSeen[];
}

/** Make a move by filling in a form. */
export interface Fill {
  type: "fill";
  id: string;
  seq: number;
  form: string;
  values: Record<string, unknown>;
}

/** A form for a family of moves too large to list. */
export interface FormSeen {
  key: string;
  fields: FieldSeen[];
}

/** The table as one seat sees it after move `seq`, and what happened since the last frame. */
export interface Frame {
  type: "frame";
  table: string;
  game: string;
  seq: number;
  seat: number | null;
  seats: SeatSeen[];
  view: unknown;
  ask: AskSeen | null;
  standing: Row[];
  log: Entry[];
  undo: boolean;
  prompt: string;
  closes: number | null;
  proposal: Proposal | null;
  ending: Ending | null;
  frozen: boolean;
  lesson: LessonSeen | null;
  hidden: boolean;
  forms: FormSeen[];
  pack: string;
  talk: TalkSeen;
  content: string;
  beats: Beat[];
  gone: number;
}

/** A table before its start: the chairs, how it will be run, and what its luck rests on. */
export interface Gathering {
  type: "gathering";
  table: string;
  game: string;
  seats: SeatSeen[];
  options: Record<string, unknown>;
  settings: Record<string, unknown>;
  invite: string;
  promise: string;
  words: string[];
  pack: string;
}

/** Which seats this person holds here; none: a spectator, several: one device for all. */
export interface Greeting {
  type: "greeting";
  mine: number[];
  host: boolean;
  promise: string;
  ignored: number[];
}

/** The first message: who I am (a signed key), and the last frame I have seen, if any. */
export interface Hello {
  type: "hello";
  key?: string;
  seen?: number;
  beats?: boolean;
}

/** Hear no more of what somebody says here, or hear her again; nobody else is told. */
export interface Ignore {
  type: "ignore";
  id: string;
  seat: number;
  on?: boolean;
}

/** Where a lesson stands: the steps behind the learner, how many there are, what to look at. */
export interface LessonSeen {
  done: number;
  steps: number;
  point: string[];
  aside: boolean;
}

/** The host's tools: remove a person, close the table, name a co-host, mute or unmute. */
export interface Manage {
  type: "manage";
  id: string;
  act: "close" | "co-host" | "mute" | "remove" | "unmute";
  seat?: number;
}

/** This seat is now played from another window; this one only looks on. */
export interface Moved {
  type: "moved";
  seat: number;
}

/** A telegram: what I give, what I want, and words that bind nobody. */
export interface Offer {
  type: "offer";
  id: string;
  to: number[];
  give?: Term | null;
  want?: Term | null;
  words?: string;
  answers?: number;
  brief?: boolean;
}

/** At slow tables: whenever I am asked this, answer so; or (`off`) no longer. */
export interface Order {
  type: "order";
  id: string;
  prompt: string;
  move?: string;
  off?: boolean;
}

/** A standing order of mine; without a move I pass until something concerns me. */
export interface OrderSeen {
  prompt: string;
  move: string;
}

/** My standing orders, for my own seat alone; it comes again when they change. */
export interface Orders {
  type: "orders";
  orders: OrderSeen[];
}

/** The message itself was wrong, late or not allowed. Names what. */
export interface Problem {
  type: "problem";
  code: string;
  field: string;
  text: string;
  id: string;
}

/** Something somebody proposed: who, what, and who has still to agree. */
export interface Proposal {
  seat: number;
  what: string;
  waiting: number[];
}

/** Propose something that needs the others' consent. */
export interface Propose {
  type: "propose";
  id: string;
  what: "end" | "go-on" | "pause" | "undo";
}

/** My quiet hours: on slow tables my clock stands still from `start` to `end` o'clock. */
export interface Quiet {
  type: "quiet";
  id: string;
  zone: string;
  start: number;
  end: number;
  first?: string;
  last?: string;
}

/** The rules do not allow that move: why, by which rule, and the rule's words. */
export interface Refused {
  type: "refused";
  id: string;
  key: string;
  rule: string;
  text: string;
  clause: string;
}

/** What becomes of a telegram. Restored, it is open again, and other terms are off the table. */
export interface Reply {
  type: "reply";
  id: string;
  number: number;
  act: "accept" | "refuse" | "restore" | "withdraw";
}

/** A legal move: its text, and its words as slots to narrow by clicking. */
export interface Row {
  move: string;
  slots: string[];
  say?: string;
  values?: Record<string, unknown>;
}

/** Somebody said something; `seat` is null for a spectator, heard by spectators alone. */
export interface Said {
  type: "said";
  seat: number | null;
  name: string;
  text: string;
  phrase: string;
  private: boolean;
}

/** Say something to everybody, or to one seat: free text or a listed phrase's key. */
export interface Say {
  type: "say";
  id: string;
  text?: string;
  phrase?: string;
  to?: number | null;
}

/** A seat as everybody sees it; `left` is how many seconds its clock has. */
export interface SeatSeen {
  name: string;
  bot: string;
  program: string;
  here: boolean;
  asked: boolean;
  answered: boolean;
  taken: boolean;
  stand_in: boolean;
  host: boolean;
  muted: boolean;
  left: number | null;
  grace: number | null;
}

/** The host starts the game; free chairs are filled with bots. */
export interface Start {
  type: "start";
  id: string;
}

/** What I may say now: free text to everybody, to some seats alone, or listed phrases only. */
export interface TalkSeen {
  free: boolean;
  private: number[];
  phrases: string[];
}

/** An offer as it stands, told to those it concerns, or to all where nothing may be whispered. */
export interface Telegram {
  type: "telegram";
  number: number;
  seat: number;
  to: number[];
  give: Term | null;
  want: Term | null;
  words: string;
  answers: number;
  brief: boolean;
  aloud: boolean;
  state: string;
  by: number | null;
  no: number[];
  why: string;
}

/** A free move that somebody would make: its form and values. `@` stands for the other side. */
export interface Term {
  form: string;
  values: Record<string, unknown>;
}

/** Before the start the host changes what was agreed: the options and settings named here. */
export interface Terms {
  type: "terms";
  id: string;
  options?: Record<string, unknown>;
  settings?: Record<string, unknown>;
}

/** Take back the last move, where the table offers it. */
export interface Undo {
  type: "undo";
  id: string;
  seq: number;
}

/** Ask why nothing can be done with these words now: a card, a seat, a verb. */
export interface Why {
  type: "why";
  id: string;
  slots: string[];
}

/** Before the start: a word of mine that goes into the luck of the table. */
export interface Word {
  type: "word";
  id: string;
  word: string;
}

export type Command = Hello | Do | Fill | Check | Why | Undo | Say | Face | Chair | Terms | Start | Manage | Ignore | Attend | Agree | Propose | Offer | Reply | Quiet | Order | Word;

export type Message = Frame | Gathering | Refused | Checked | Problem | Done | Said | Telegram | Greeting | Orders | Moved;
