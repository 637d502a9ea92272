/** What one game brings to the page. Everything is optional: any game can be played without. */
import type { Component } from "svelte";
import type { Charts } from "../ending/measures";
import type { Choosing } from "../lib/choosing.svelte";
import type { Print } from "../lib/content";
import type { Replay } from "../lib/lobby";
import type { Reading } from "../reveal/reveals";
import type { Evening } from "../shell/evening";
import type { AnyMotions } from "../stage/motions";
import type { Figures } from "../table/facts";
import type { Guesses } from "../table/notebook";
import type { News } from "../table/news";
import type { Phases } from "../table/phases";
import type { Entry, Frame } from "../wire";
import type { BroughtModule } from "./elsewhere";

/** One of the three little pictures of a game: two inks each, on a grid of 48. */
export interface Vignette {
  ink: string;
  red: string;
}

/** What the first page tells of a game; it is loaded with the first page. */
export interface Front {
  cover?: Component;
  /** When to play it. */
  evening?: Evening;
  /** A game to try the table out with; no evening is made of it. */
  small?: boolean;
  /** The goal, a turn, the twist. */
  minute?: Vignette[];
  /** The text of the shell that names its makers, after `page-maker-`. */
  maker?: string;
}

export interface BoardProps {
  frame: Frame;
  choosing: Choosing;
}

/** What a question is about and what it may cost, in the line of the prompt. */
export interface Asked {
  /** As high as the prompt bar. */
  picture?: Component<BoardProps>;
  /** A text of the game, and its values. */
  stake?: (frame: Frame) => { key: string; values?: Record<string, unknown> } | null;
}

/** Who somebody was, in a text of the game, and whether she met what she wanted. */
export interface Role {
  key: string;
  values?: Record<string, unknown>;
  met: boolean;
}

/** A line of what a game, or I in it, is after: a text of the game. */
export interface GoalLine {
  key: string;
  values?: Record<string, unknown>;
  /** Mine alone: it lies face down where others look on. */
  secret?: boolean;
}

/** What wins, what wins for me alone, and what loses, now. */
export type Goal = (frame: Frame) => GoalLine[];

/** What the end on the table tells of one game; the frames it is asked of have an ending. */
export interface Ended {
  /** In numbers, why it is over; nothing where the ending's own sentence says it all. */
  verdict: (frame: Frame) => { key: string; values?: Record<string, unknown> } | null;
  /** Seat by seat; null where it never came out. */
  roles: (frame: Frame, log: readonly Entry[]) => (Role | null)[];
}

/** What the finished game is printed as. */
export interface PosterArt {
  inks: [string, string];
  /** Plain attributes only: the poster is saved as a file. */
  motif: Component;
}

/** The whole of a game; it is loaded with the first table, replay or ending of this game. */
export interface GamePage {
  front: Front;
  /** The module of a game from outside, which draws its board by itself. */
  made?: BroughtModule;
  board?: Component<BoardProps>;
  /** Who I am, my secret, and how far I am from winning and from losing. */
  you?: Component<BoardProps>;
  /** My hand, docked beside that. */
  hand?: Component<BoardProps>;
  /** `board`: every choice is on the board or beside the prompt, and the list of them is folded. */
  choices?: "board";
  /** The board shows every seat, so the rail of seats is folded. */
  seats?: "board";
  /** What belongs to a question besides its sentence, by its key. */
  prompts?: Record<string, Asked>;
  /** What moves when something happens, by the event's tag. */
  motions?: AnyMotions;
  /** Events that one step of the rules brings to everybody at once: they may be seen together. */
  together?: readonly string[];
  /** A thing of the game at any size, for whoever asks what it is. */
  thing?: Component<{ name: string; print: Print | null }>;
  /** The signs printed on things, by the field of the content document they stand for. */
  signs?: Record<string, Component | string>;
  /** The back of a card, or of whatever else moves without being known; `as` says as what. */
  back?: Component | Component<{ as?: string }>;
  phases?: Phases;
  /** What the goal says; without it, the first of the three sentences that tell of the game. */
  goal?: Goal;
  /** What its newspaper tells of a round. */
  news?: News;
  figures?: Figures;
  notebook?: Guesses;
  reveal?: Reading;
  charts?: Charts;
  /** What the end on the table tells of this game. */
  end?: Ended;
  /** What the ending tells besides what it tells of every game. */
  finale?: Component<{ replay: Replay }>;
  poster?: PosterArt;
}
