/**
 * When not to move. Whatever stands here, the stage shows the last view at once and as a whole;
 * everywhere else what happened is played beat by beat.
 */
export interface Circumstances {
  /** Nothing has been shown yet. */
  first: boolean;
  /** The window has changed its size since the last beat. */
  resized: boolean;
  /** The view is not the next one: a jump in a replay, the past, another seat. */
  jumped: boolean;
  /** The line was lost in between, so what happened meanwhile came without beats. */
  reconnected: boolean;
  /** Nobody looks: the tab is in the background. */
  hidden: boolean;
  /** The reader wants nothing to move. */
  reduced: boolean;
  /** How fast things move; 0 is at once. */
  speed: number;
  /** How many beats wait to be shown. */
  behind: number;
}

/** So many beats may wait; whoever is further behind is brought to the present. */
export const FAR = 30;

export const STILL: Record<string, (now: Circumstances) => boolean> = {
  "first frame": (now) => now.first,
  resize: (now) => now.resized,
  jump: (now) => now.jumped,
  reconnect: (now) => now.reconnected,
  background: (now) => now.hidden,
  "reduced motion": (now) => now.reduced,
  "instant speed": (now) => now.speed === 0,
  "far behind": (now) => now.behind > FAR,
};

/** Why nothing moves now; null if things may move. */
export function stillBecause(now: Circumstances): string | null {
  return Object.entries(STILL).find(([, holds]) => holds(now))?.[0] ?? null;
}
