/**
 * Single letters and arrows at the table. Tab, Enter and Space keep the meaning the browser gives
 * them.
 */
import { settings } from "../settings/settings.svelte";

export type KeyAction =
  | "help"
  | "prompt"
  | "undo"
  | "rules"
  | "log"
  | "deals"
  | "chat"
  | "secret"
  | "back"
  | "on"
  | "board"
  | "notes"
  | "zen"
  | "larger"
  | "smaller"
  | "fit"
  | "choices"
  | number;

const FIXED: Record<string, KeyAction> = {
  "[": "back",
  "]": "on",
  a: "choices",
  t: "board",
  n: "notes",
  z: "zen",
  "+": "larger",
  "-": "smaller",
  "0": "fit",
};
const OURS: KeyAction[] = ["help", "prompt", "undo", "rules", "log", "deals", "chat", "secret"];

/**
 * What a key stands for, if anything: not while writing, not with a modifier, not when letters are
 * switched off.
 */
export function actionOf(event: KeyboardEvent): KeyAction | null {
  if (event.ctrlKey || event.metaKey || event.altKey || event.repeat || !settings.keys) return null;
  if (
    event.target instanceof Element &&
    event.target.closest("input, select, textarea, [contenteditable], dialog")
  )
    return null;
  const key = event.key.toLowerCase();
  const ours = OURS.find((name) => settings.letters[name as string] === key);
  if (ours) return ours;
  return /^[1-9]$/.test(key) ? Number(key) : (FIXED[key] ?? null);
}

/** Arrows go from thing to thing inside the part of the table that has the focus. */
export function rove(event: KeyboardEvent): void {
  const by = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
  const here = event.target;
  if (!by || event.ctrlKey || event.altKey || !(here instanceof HTMLElement)) return;
  const zone = here.closest(".prompt, .stage, .tray, .seats");
  if (!zone || here.closest("input, select, textarea") || !here.matches("button, a, summary"))
    return;
  const all = [
    ...zone.querySelectorAll<HTMLElement>("button:not([disabled]), a[href], summary"),
  ].filter((each) => each.offsetParent !== null);
  const next = all[(all.indexOf(here) + by + all.length) % all.length];
  if (!next) return;
  event.preventDefault();
  next.focus();
}
