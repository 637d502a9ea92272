/** How hard bots look: the level that new bots get, remembered on this device. */
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

/** A bot's level in words. */
export function rank(bot: string): string {
  return LEVELS.some((key) => key === bot) ? say("shell", `level-${bot}`) : say("shell", "page-bot");
}
