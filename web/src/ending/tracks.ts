/** What the lines of a chart are called. */
import { has, say } from "../lib/texts.svelte";
import type { Line } from "./measures";

export function trackLabel(game: string, name: string): string {
  const key = `page-track-${name}`;
  if (has("shell", key)) return say("shell", key);
  return has(game, `zone-${name}`) ? say(game, `zone-${name}`) : name.replaceAll("_", " ");
}

export function trackName(game: string, line: Line, names: readonly string[]): string {
  return line.seat === null ? trackLabel(game, line.label) : (names[line.seat] ?? "");
}
