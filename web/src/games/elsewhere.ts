/**
 * The board of a game from outside: a built module that the server serves from the game's package.
 * It needs none of our tools; what it draws is plain elements, and their attributes say what they
 * are. The rest of the table is the same for every game.
 */
import { lobby } from "../lib/lobby";
import type { Frame } from "../wire";
import Elsewhere from "./Elsewhere.svelte";
import type { GamePage } from "./page";

/** What a board may ask of the table. */
export interface Around {
  /** A text of the game, in the reader's language. */
  say: (key: string, values?: Record<string, unknown>) => string;
  /** What a thing or a seat is called. */
  thing: (id: string) => string;
}

/** A board that has been put into its place. */
export interface Drawn {
  /** Draw this moment: the same for the same frame, whatever came before. */
  show: (frame: Frame) => void;
  /** It is taken away. */
  end?: () => void;
}

/**
 * What the module exports.
 *
 * `data-word` on a button makes it stand for a word of a move, or several for a whole move:
 * pressing it chooses, and the table writes `data-legal` and `aria-pressed` on it. `data-zone`
 * names a place and `data-piece` what lies there face up, for the motions.
 */
export interface BroughtModule {
  board: (target: HTMLElement, around: Around) => Drawn;
  /** Every choice can be made on the board, so the list of them is folded. */
  choices?: "board";
  /** Every seat is on the board, so the rail of seats is folded. */
  seats?: "board";
  motions?: GamePage["motions"];
}

/** What a game brings of its own; without it, and where it cannot be read, the table draws it. */
export async function brought(game: string): Promise<GamePage | null> {
  const made = await moduleOf(game).catch(() => null);
  if (!made) return null;
  const { choices, seats, motions } = made;
  return {
    front: {},
    made,
    board: Elsewhere,
    ...(choices && { choices }),
    ...(seats && { seats }),
    ...(motions && { motions }),
  };
}

async function moduleOf(game: string): Promise<BroughtModule | null> {
  const { board } = await lobby.page(game);
  if (!board) return null;
  return (await import(/* @vite-ignore */ new URL(board, document.baseURI).href)) as BroughtModule;
}
