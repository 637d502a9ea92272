/**
 * Where the seats of a round table are drawn: a row above and a row below, clockwise from one's own
 * place in the middle of the lower row.
 */
export interface Rows {
  above: number[];
  below: number[];
}

/** `count` places, numbered clockwise from mine, which is 0. */
export function rows(count: number): Rows {
  const low = Math.max(1, Math.floor(count / 2));
  const left = Math.floor((low - 1) / 2);
  const clockwise = Array.from({ length: count }, (_, n) => n);
  const above = clockwise.slice(left + 1, left + 1 + count - low);
  const right = clockwise.slice(left + 1 + count - low).reverse();
  return { above, below: [...clockwise.slice(0, left + 1).reverse(), ...right] };
}
