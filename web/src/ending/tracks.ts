/** What the lines of a chart are called. */
import { has, say, zoneName } from "../lib/texts.svelte";
import type { Curve } from "./measures";

export function trackLabel(game: string, name: string): string {
  const key = `page-track-${name}`;
  if (has("shell", key)) return say("shell", key);
  return zoneName(game, name);
}

export function trackName(game: string, line: Curve, names: readonly string[]): string {
  return line.seat === null ? trackLabel(game, line.label) : (names[line.seat] ?? "");
}
