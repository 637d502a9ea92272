/**
 * The games this page has something for. A folder here is a game: nothing else names one. A game
 * from outside brings its board itself.
 */
import type { Front, GamePage } from "./page";

const FRONTS = import.meta.glob<Front>("./*/front.ts", { eager: true, import: "front" });
const PAGES = import.meta.glob<GamePage>("./*/index.ts", { import: "page" });
const loaded = new Map<string, GamePage>();

export function frontOf(game: string): Front | null {
  return FRONTS[`./${game}/front.ts`] ?? null;
}

/** The texts that name who made the games, each once. */
export function makers(): string[] {
  return [...new Set(Object.values(FRONTS).flatMap(({ maker }) => maker ?? []))];
}

/** Fetch what a game brings, before anything of it is shown. */
export async function loadGame(game: string): Promise<void> {
  if (loaded.has(game)) return;
  const ours = PAGES[`./${game}/index.ts`];
  const found = ours ? await ours() : await (await import("./elsewhere")).brought(game);
  if (found) loaded.set(game, found);
}

/** What a game brings, once it has been loaded; null for a game that brings nothing. */
export function pageOf(game: string): GamePage | null {
  return loaded.get(game) ?? null;
}
