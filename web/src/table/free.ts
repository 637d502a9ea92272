/**
 * Where something that nobody has asked for may lie without covering what matters: the first of
 * some places that is free, or none.
 */
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export function overlaps(a: Box, b: Box): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}

/** What a note may not lie on: whatever can be pressed, what is asked, and where the round is. */
const KEEP_FREE =
  ".stage [data-legal=true], .stage [data-send], .prompt, .phases, .menu, .tray:not(.folded)," +
  " .finale, .banner, .telegram, .hint, .refused, .lesson, .side .tabs, header button, .dock";

export function taken(root: ParentNode): Box[] {
  return [...root.querySelectorAll(KEEP_FREE)]
    .map((each) => each.getBoundingClientRect())
    .filter((box) => box.width > 1 && box.height > 1);
}

/** The corners of a region and the places between them, from the lower right on. */
export function placesIn(region: Box, width: number, height: number, gap = 8): Box[] {
  const across = [
    region.right - width - gap,
    (region.left + region.right - width) / 2,
    region.left + gap,
  ];
  const room = region.bottom - region.top - height - 2 * gap;
  const down = [1, 0, 0.75, 0.5, 0.25].map((part) => region.top + gap + room * part);
  return down.flatMap((top) =>
    across.map((left) => ({ left, top, right: left + width, bottom: top + height })),
  );
}

export function freePlace(places: readonly Box[], busy: readonly Box[]): Box | null {
  return places.find((place) => !busy.some((box) => overlaps(place, box))) ?? null;
}
