/** The hours in which nobody's clock runs for me, kept in this browser and told to slow tables. */
import type { Table } from "../lib/table.svelte";

export interface Hours {
  start: number;
  end: number;
}
const NONE: Hours = { start: 0, end: 0 };

export function quietHours(): Hours {
  const [start, end] = (localStorage.getItem("quiet") ?? "").split("-").map(Number);
  return start !== undefined && end !== undefined && start >= 0 && end >= 0 ? { start, end } : NONE;
}

export function keepQuiet(hours: Hours): void {
  localStorage.setItem("quiet", `${hours.start}-${hours.end}`);
}

/** Tell a table of my quiet hours, unless it knows them. */
export function tellQuiet(table: Table): void {
  const { start, end } = quietHours();
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const said = `${start}-${end} ${zone}`;
  const key = `quiet-${table.id}`;
  if (said === (localStorage.getItem(key) ?? `0-0 ${zone}`)) return;
  table.quiet(zone, start, end);
  localStorage.setItem(key, said);
}
