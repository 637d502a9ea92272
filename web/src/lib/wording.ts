/** The words of one game at one table. */
import { has, say } from "./texts.svelte";

export interface Wording {
  /** A text of the game. */
  t: (key: string, values?: Record<string, unknown>) => string;
  /** What a thing or a seat is called. */
  thing: (id: string) => string;
  /** What a card says, or nothing. */
  about: (id: string) => string;
}

export function wording(game: string, names: readonly string[]): Wording {
  const t: Wording["t"] = (key, values = {}) => say(game, key, values, names);
  return {
    t,
    thing: (id) => {
      if (id.startsWith("@")) return names[Number(id.slice(1))] ?? id;
      return has(game, `id-${id}`) ? t(`id-${id}`) : id;
    },
    about: (id) => (has(game, `text-${id}`) ? t(`text-${id}`) : ""),
  };
}
