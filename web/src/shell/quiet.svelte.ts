/**
 * When no clock runs for me: the hours in which I sleep, and a holiday. Kept here and told to
 * slow tables.
 */
import type { Table } from "../lib/table.svelte";

export interface Hours {
  start: number;
  end: number;
  /** A holiday's first and last day, like 2026-08-01; empty: none. */
  first: string;
  last: string;
}

function kept(): Hours {
  const [hours = "", first = "", last = ""] = (localStorage.getItem("quiet") ?? "").split(" ");
  const [start = 0, end = 0] = hours.split("-").map(Number);
  const inside = (hour: number): number => (hour >= 0 && hour < 24 ? hour : 0);
  return { start: inside(start), end: inside(end), first, last };
}

export const quiet = $state<Hours>(kept());

export function keepQuiet(change: Partial<Hours>): void {
  Object.assign(quiet, change);
  const { start, end, first, last } = quiet;
  localStorage.setItem("quiet", `${start}-${end} ${first} ${last}`.trim());
}

/** Today, as a day is written. */
export function today(): string {
  return new Date().toLocaleDateString("sv-SE");
}

/** What tables are told: half a holiday is none, and one that is over neither. */
function told(): Hours {
  const { start, end, first, last } = quiet;
  const whole = first && last && first <= last && last >= today();
  return { start, end, first: whole ? first : "", last: whole ? last : "" };
}

/** Tell a table of my quiet hours and my holiday, unless it knows them. */
export function tellQuiet(table: Table): void {
  const hours = told();
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const said = [zone, ...Object.values(hours)].join(" ");
  const key = `quiet-${table.id}`;
  if (said === (localStorage.getItem(key) ?? `${zone} 0 0  `)) return;
  table.quiet(zone, hours);
  localStorage.setItem(key, said);
}
