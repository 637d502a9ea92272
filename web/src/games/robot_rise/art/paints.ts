/** A paint for each robot: the parts of one belong together at a glance. */
const PAINTS = [
  "var(--print-violet)",
  "var(--print-petrol)",
  "var(--print-red)",
  "var(--print-moss)",
  "var(--print-rust)",
  "var(--print-steel)",
  "var(--print-blue)",
  "var(--print-ochre)",
  "var(--paint-raspberry)",
  "var(--print-emerald)",
  "var(--paint-indigo)",
  "var(--print-brown)",
];

/** Robots are numbered from one; there are more robots than paints. */
export function paintOf(robot: number): string {
  return PAINTS[(robot - 1) % PAINTS.length] ?? PAINTS[0]!;
}
