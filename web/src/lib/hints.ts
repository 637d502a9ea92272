/** How often advice was asked for at a table: the end says so. Kept in this browser. */
const key = (table: string): string => `hints-${table}`;

export function hintsTaken(table: string): number {
  return Number(localStorage.getItem(key(table)) ?? 0);
}

export function countHint(table: string): void {
  localStorage.setItem(key(table), String(hintsTaken(table) + 1));
}
