// Written by tools/wire_types.py from the seat protocol; do not edit.

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

/** Make a move, given as text. The same `id` sent twice is done once. */
export interface Do {
  type: "do";
  id: string;
  seq: number;
  move: string;
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
  ending: Ending | null;
}

/** The answer to hello: which seat this key holds here (None: a spectator). */
export interface Greeting {
  type: "greeting";
  seat: number | null;
  name: string;
}

/** The first message: who I am (a signed key), and the last frame I have seen, if any. */
export interface Hello {
  type: "hello";
  key?: string;
  seen?: number;
}

/** Who is at the table changed. */
export interface Here {
  type: "here";
  seats: SeatSeen[];
}

/** The message itself was wrong, late or not allowed. Names what. */
export interface Problem {
  type: "problem";
  code: string;
  field: string;
  text: string;
  id: string;
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

/** A legal move: its text, and its words as slots to narrow by clicking. */
export interface Row {
  move: string;
  slots: string[];
}

/** Somebody said something. */
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

/** A seat as everybody sees it. */
export interface SeatSeen {
  name: string;
  bot: string;
  here: boolean;
  asked: boolean;
  answered: boolean;
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

export type Command = Hello | Do | Fill | Why | Undo | Say;

export type Message = Frame | Refused | Problem | Said | Here | Greeting;
