/**
 * The kinds of zones. A zone owns where its things lie and is what the director looks for; the
 * things in it are marked by `data-piece`.
 *
 * fan: a hand of cards that overlap as much as they must. row: side by side. slots: named places.
 * pile: only the top is seen, and how many there are. track: places in an order. void: nothing is
 * seen; things come from it and go to it.
 */
export type Kind = "fan" | "row" | "slots" | "pile" | "track" | "void";

export interface Spread {
  /** From the left edge of one card to that of the next. */
  step: number;
  rows: number;
}

/** How a fan lies in its room: side by side, overlapping, or in two rows if a finger needs it. */
export function spread(count: number, card: number, room: number, least: number): Spread {
  if (count < 2 || room <= 0) return { step: card, rows: 1 };
  const gap = 8;
  const one = (room - card) / (count - 1);
  if (one >= least) return { step: Math.min(card + gap, one), rows: 1 };
  const half = Math.ceil(count / 2);
  return { step: Math.min(card + gap, Math.max(20, (room - card) / (half - 1))), rows: 2 };
}
