/** Where a speech bubble goes: beside the thing it speaks of, never over it, on the screen. */
export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}
export type Edge = "above" | "below" | "left" | "right";
export interface Placed {
  left: number;
  top: number;
  /** On which side of the thing the bubble lies. */
  side: Edge;
  /** The tip of its tail, on the edge of the thing. */
  tip: { x: number; y: number };
}
const GAP = 18; // the length of the tail
const MARGIN = 8;

const clamp = (value: number, least: number, most: number): number =>
  Math.max(least, Math.min(value, most));

export function place(thing: Box, size: { width: number; height: number }, room: Box): Placed {
  const right = thing.left + thing.width;
  const bottom = thing.top + thing.height;
  const middle = { x: thing.left + thing.width / 2, y: thing.top + thing.height / 2 };
  const free: Record<Edge, number> = {
    below: room.top + room.height - bottom - size.height,
    above: thing.top - room.top - size.height,
    right: room.left + room.width - right - size.width,
    left: thing.left - room.left - size.width,
  };
  const sides: Edge[] = ["below", "above", "right", "left"];
  const side =
    sides.find((each) => free[each] >= GAP + MARGIN) ??
    sides.reduce((best, each) => (free[each] > free[best] ? each : best));
  const along = {
    x: clamp(
      middle.x - size.width / 2,
      room.left + MARGIN,
      room.left + room.width - size.width - MARGIN,
    ),
    y: clamp(
      middle.y - size.height / 2,
      room.top + MARGIN,
      room.top + room.height - size.height - MARGIN,
    ),
  };
  const tip = {
    below: { x: middle.x, y: bottom },
    above: { x: middle.x, y: thing.top },
    right: { x: right, y: middle.y },
    left: { x: thing.left, y: middle.y },
  }[side];
  const at = {
    below: { left: along.x, top: bottom + GAP },
    above: { left: along.x, top: thing.top - GAP - size.height },
    right: { left: right + GAP, top: along.y },
    left: { left: thing.left - GAP - size.width, top: along.y },
  }[side];
  return { ...at, side, tip };
}

/** What a step of a lesson speaks of, as far as it is on the screen: a thing, or a button. */
export function spokenOf(words: readonly string[]): HTMLElement | null {
  const seen = (each: HTMLElement): boolean => {
    const { width, height, top, left, bottom, right } = each.getBoundingClientRect();
    return (
      width > 4 &&
      height > 4 &&
      top >= 0 &&
      left >= 0 &&
      bottom <= innerHeight + 1 &&
      right <= innerWidth + 1
    );
  };
  const among = (selector: string): HTMLElement | undefined =>
    [...document.querySelectorAll<HTMLElement>(selector)].find(seen);
  for (const word of words) {
    const name = CSS.escape(word);
    const found = among(`.stage [data-word="${name}"]`);
    if (found) return found;
  }
  const move = CSS.escape(words.join(" "));
  for (const part of [".prompt", ".tray:not(.folded)"])
    for (const selector of [
      `${part} [data-move="${move}"]`,
      ...words.map((word) => `${part} [data-slot="${CSS.escape(word)}"]`),
      ...words.map((word) => `${part} [data-move^="${CSS.escape(word)}"]`),
    ]) {
      const found = among(selector);
      if (found) return found;
    }
  return null;
}
