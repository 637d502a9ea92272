/** Sitting down: a new table, and the way to it. */
import { level } from "../lib/levels.svelte";
import { lobby, type GameCard } from "../lib/lobby";
import { say } from "../lib/texts.svelte";
import { settings } from "../settings/settings.svelte";
import { seatsFor } from "./evening";

export function myName(): string {
  return localStorage.getItem("name") ?? "";
}

export function callMe(name: string): void {
  localStorage.setItem("name", name);
}

/** Seconds between two visible actions of bots, at the speed somebody likes. */
export function pace(): number {
  return settings.speed ? Math.min(10, 0.7 / settings.speed) : 0;
}

/** Alone with bots, at once. */
export async function playNow(card: GameCard, players: number): Promise<void> {
  const chairs = Array.from({ length: seatsFor(card, players) }, (_, seat) =>
    seat > 0 ? { bot: level.chosen } : {},
  );
  const made = await lobby.create({
    game: card.key,
    chairs,
    name: myName() || say("shell", "page-guest"),
    start: true,
    settings: { pace: pace() },
  });
  location.hash = `#/table/${made.table}`;
}
