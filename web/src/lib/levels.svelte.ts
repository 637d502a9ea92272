/** How hard bots look: the level that new bots get, remembered on this device. */
import type { GameCard, Strength } from "./lobby";
import { say } from "./texts.svelte";

export const LEVELS = ["recruit", "comrade", "agitator", "commissar"] as const;

function remembered(): string {
  const found = localStorage.getItem("level") ?? "";
  return LEVELS.some((key) => key === found) ? found : "comrade";
}

class Level {
  #chosen = $state(remembered());

  get chosen(): string {
    return this.#chosen;
  }

  set chosen(key: string) {
    this.#chosen = key;
    localStorage.setItem("level", key);
  }
}

export const level = new Level();

/**
 * How strong a level is in this game, if that was measured at a table like this one: with no pack,
 * and no other options.
 */
export function strengthOf(
  card: GameCard,
  bot: string,
  options: Record<string, unknown> = {},
  pack = "",
): Strength | undefined {
  const found = card.levels.find((each) => each.level === bot);
  const alike = card.options.every(({ key, default: usual }) =>
    [usual, found?.options[key]].includes((options[key] ?? usual) as typeof usual),
  );
  return alike && !pack ? found : undefined;
}

/** A bot's level in words. */
export function rank(bot: string): string {
  return LEVELS.some((key) => key === bot)
    ? say("shell", `level-${bot}`)
    : say("shell", "page-bot");
}
