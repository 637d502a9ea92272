/** Boards of the games that bring one; a game without gets the generic stage. */
import type { Component } from "svelte";
import type { Choosing } from "../lib/choosing.svelte";
import type { Frame } from "../wire";

export interface BoardProps {
  frame: Frame;
  choosing: Choosing;
}

type Board = Component<BoardProps>;
const found = import.meta.glob<{ default: Board }>("./*/Board.svelte");

export async function board(game: string): Promise<Board | null> {
  const load = found[`./${game}/Board.svelte`];
  return load ? (await load()).default : null;
}
