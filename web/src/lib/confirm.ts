/**
 * Whether a move put together by touching things on the board is sent only after a second, labelled
 * press.
 */
import { settings } from "../settings/settings.svelte";

export function asksTwice(): boolean {
  if (settings.confirm === "touch") return matchMedia("(pointer: coarse)").matches;
  return settings.confirm === "always";
}
