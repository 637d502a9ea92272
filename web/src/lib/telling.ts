/**
 * The whole table in sentences, from a view: for screen readers, and for whoever likes to read.
 * What the sentences may ask is told in `uprising/texts/telling.py`; a test compares the two.
 */
import { begun, has, say, together, word as thing } from "./texts.svelte";

type Fields = Record<string, unknown>;
type Values = Record<string, string | number>;

const TOP = "tell";
const PHASES = /-(phase|until)$/;
const NONE: Values = { "": "", "-id": "none", "-count": "none", "-name": "", "-names": "" };

/** The table, a line for each field or row that has something to tell. */
export function tell(game: string, view: Fields, names: readonly string[]): string[] {
  const said = fieldsOf(game, view, names, TOP);
  const lines: string[] = [];
  for (const [field, value] of Object.entries(view)) {
    const key = `tell-${dashed(field)}${isNothing(value) ? "-none" : ""}`;
    if (!has(game, key)) continue;
    const rows = isRows(value) ? value : [{}];
    rows.forEach((row, n) => {
      const who = isRows(value) && rows.length === names.length ? names[n]! : "";
      const own = fieldsOf(game, row, names, key);
      lines.push(say(game, key, { ...said, who, number: n + 1, ...own }).trim());
    });
  }
  return lines.filter(Boolean).map((line) => begun(line, names));
}

function isNothing(value: unknown): boolean {
  return (
    value === null || value === undefined || value === "" || (Array.isArray(value) && !value.length)
  );
}

function isRows(value: unknown): value is Fields[] {
  return (
    Array.isArray(value) &&
    value.some((one) => typeof one === "object" && one !== null && !Array.isArray(one))
  );
}

function dashed(field: string): string {
  return field.replaceAll("_", "-");
}

function fieldsOf(game: string, row: Fields, names: readonly string[], key: string): Values {
  const said: Values = {};
  for (const [field, value] of Object.entries(row)) {
    if (field === "type" || (key === TOP && isRows(value))) continue;
    const name = dashed(field);
    for (const [ending, one] of Object.entries(valuesOf(game, value, names, `${key}-${name}`)))
      said[`${name}${ending}`] = one;
  }
  return said;
}

/** What may be asked of one value, by the endings of its name. */
function valuesOf(game: string, value: unknown, names: readonly string[], key: string): Values {
  if (value === null || value === undefined || value === "") return NONE;
  if (typeof value === "boolean") return { "": String(value) };
  if (typeof value === "number") return { "": value, "-id": "some", "-name": names[value] ?? "" };
  if (typeof value === "string")
    return { "": word(game, value, names, key), "-id": value.replace(/^~id-/, "") };
  if (Array.isArray(value)) return ofList(game, value, names, key);
  const inner = Object.entries(fieldsOf(game, value as Fields, names, key));
  return {
    "": "",
    "-id": "some",
    ...Object.fromEntries(inner.map(([name, one]) => [`-${name}`, one])),
  };
}

function ofList(game: string, items: unknown[], names: readonly string[], key: string): Values {
  const told = isRows(items)
    ? has(game, key)
      ? items.map((one) => say(game, key, fieldsOf(game, one, names, key)))
      : []
    : items.map((one) => word(game, one, names));
  const things = !isRows(items) && items.some((one) => typeof one === "string");
  const seats = items.flatMap((one) =>
    typeof one === "number" && names[one] !== undefined ? [names[one]] : [],
  );
  return {
    "": told.length ? together(things ? gathered(told) : told) : "",
    "-count": items.length,
    "-first": told[0] ?? "",
    "-last": told.at(-1) ?? "",
    "-names": seats.length ? together(seats) : "",
  };
}

/** Things that are alike are said once, with their number: "Spy 2 (×3)". */
function gathered(told: string[]): string[] {
  const many = new Map<string, number>();
  for (const one of told) many.set(one, (many.get(one) ?? 0) + 1);
  return [...many].map(([one, n]) => (n === 1 ? one : `${one} (×${n})`));
}

/** A thing, a seat or a number by its name; of a card with two sides, the side that is up. */
function word(game: string, value: unknown, names: readonly string[], key = ""): string {
  if (typeof value !== "string") return value === null ? "–" : String(value);
  if (value.startsWith("@")) return names[Number(value.slice(1))] ?? value;
  if (value.startsWith("~")) return say(game, value.slice(1), {}, names);
  if (PHASES.test(key) && has(game, `phase-${value}`)) return say(game, `phase-${value}`);
  return /^(\w+)\(\w+\)$/.exec(value)?.[1] ?? thing(game, value, false, names);
}
