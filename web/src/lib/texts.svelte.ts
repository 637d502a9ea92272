/**
 * Words in the reader's language: Fluent catalogues fetched from the server, one for the shell and
 * one a game.
 */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

export type Lang = "en" | "it";
export const LANGS: Lang[] = ["en", "it"];

const kept = localStorage.getItem("lang");
export const reader = $state({
  lang: (kept === "en" || kept === "it"
    ? kept
    : navigator.language.startsWith("it")
      ? "it"
      : "en") as Lang,
});

const bundles = $state<Record<string, FluentBundle>>({});
/** The things each catalogue has names for. */
const things: Record<string, string[]> = {};

/** The catalogues that are in use, whatever language they are read in. */
const used: string[] = [];

/** The words of a catalogue in the reader's language; those of another come when it is chosen. */
export async function load(catalogue: string): Promise<void> {
  if (!used.includes(catalogue)) used.push(catalogue);
  await bring(catalogue, reader.lang);
}

async function bring(catalogue: string, lang: Lang): Promise<void> {
  const name = `${catalogue}/${lang}`;
  if (bundles[name]) return;
  const response = await fetch(`api/texts/${name}`);
  if (!response.ok) throw new Error(`no texts for ${name}`);
  const bundle = new FluentBundle(lang, { useIsolating: false });
  const resource = new FluentResource(await response.text());
  bundle.addResource(resource);
  things[name] = resource.body.flatMap(({ id }) => (id.startsWith("id-") ? [id.slice(3)] : []));
  bundles[name] = bundle;
}

/** Read on in another language, once all its words are here. */
export async function choose(lang: Lang): Promise<void> {
  await Promise.all(used.map((catalogue) => bring(catalogue, lang)));
  reader.lang = lang;
  localStorage.setItem("lang", lang);
  document.documentElement.lang = lang;
}

export function has(catalogue: string, key: string): boolean {
  return bundles[`${catalogue}/${reader.lang}`]?.hasMessage(key) ?? false;
}

/** A sentence. In values "@2" is a seat and "~key" a text of the same catalogue. */
export function say(
  catalogue: string,
  key: string,
  values: Record<string, unknown> = {},
  names: readonly string[] = [],
): string {
  const bundle = bundles[`${catalogue}/${reader.lang}`];
  const pattern = bundle?.getMessage(key)?.value;
  if (!bundle || !pattern) return key;
  const spoken: Record<string, FluentVariable> = {};
  for (const [name, value] of Object.entries(values)) spoken[name] = spell(catalogue, value, names);
  return bundle.formatPattern(pattern, spoken);
}

/** A sentence that needs no values, or nothing where it does. */
export function sayBare(catalogue: string, key: string): string {
  const bundle = bundles[`${catalogue}/${reader.lang}`];
  const pattern = bundle?.getMessage(key)?.value;
  const missing: Error[] = [];
  const said = bundle && pattern ? bundle.formatPattern(pattern, null, missing) : "";
  return missing.length ? "" : said;
}

/** One value as a reader sees it. */
export function spell(
  catalogue: string,
  value: unknown,
  names: readonly string[],
): string | number {
  if (typeof value === "number") return value;
  if (typeof value === "string") {
    if (value.startsWith("@")) return names[Number(value.slice(1))] ?? value;
    if (value.startsWith("~")) return say(catalogue, value.slice(1), {}, names);
    return value;
  }
  if (Array.isArray(value)) return value.map((v) => spell(catalogue, v, names)).join(", ");
  return value === null || value === undefined ? "–" : String(value);
}

/** A word of a move: the verb, a seat, a thing or a number. */
export function word(
  catalogue: string,
  slot: string,
  first: boolean,
  names: readonly string[],
): string {
  if (slot.startsWith("@")) return String(spell(catalogue, slot, names));
  const key = first ? `move-${slot}` : `id-${slot}`;
  return has(catalogue, key) ? say(catalogue, key) : slot;
}

/**
 * A whole move as somebody would say it. A catalogue may have a sentence for a move with one
 * certain word after its verb (`do-raise-yes`) or with so many words (`do-pick-1`: "Give it to {
 * $one }"); all others are their words in order.
 */
export function sentence(
  catalogue: string,
  slots: readonly string[],
  names: readonly string[],
): string {
  const [verb = "", ...rest] = slots;
  const said = rest.map((slot) => word(catalogue, slot, false, names));
  const key = [
    ...(rest.length === 1 ? [`do-${verb}-${rest[0]}`] : []),
    `do-${verb}-${rest.length}`,
  ].find((each) => has(catalogue, each));
  const values = Object.fromEntries(
    said.map((each, n) => [PLACES[n], /^\d+$/.test(each) ? Number(each) : each]),
  );
  const text = key
    ? say(catalogue, key, values)
    : [word(catalogue, verb, true, names), ...said].join(" ");
  return capital(text);
}

/** The title of a page of one game, in the window's bar. */
export function titled(of: { game: string } | null, page: string): string {
  return [...(of ? [say(of.game, "game-title")] : []), page, "Uprising"].join(" · ");
}

export function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase(reader.lang) + text.slice(1);
}
const PLACES = ["one", "two", "three", "four", "five", "six"];

/** Why a bot did something, in the words of its game or in those all bots share. */
export function because(catalogue: string, reason: string): string {
  return has(catalogue, reason)
    ? say(catalogue, reason)
    : has("shell", reason)
      ? say("shell", reason)
      : "";
}

/** What somebody wrote, with the names of the game's things in it marked, longest first. */
export function mentions(catalogue: string, text: string): Piece[] {
  const ids = things[`${catalogue}/${reader.lang}`] ?? [];
  const named = new Map(ids.map((id) => [sayBare(catalogue, `id-${id}`).toLowerCase(), id]));
  const known = [...named.keys()]
    .filter((name) => name.length > 2)
    .sort((a, b) => b.length - a.length);
  if (!known.length) return [{ text }];
  const plain = known.map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  const parts = text.split(
    new RegExp(`(?<![\\p{L}\\p{N}])(${plain.join("|")})(?![\\p{L}\\p{N}])`, "giu"),
  );
  return parts
    .map((part, n): Piece =>
      n % 2 ? { text: part, thing: named.get(part.toLowerCase())! } : { text: part },
    )
    .filter((piece) => piece.text);
}

/** A piece of a sentence: plain words, somebody at the table, or a thing that can be looked up. */
export interface Piece {
  text: string;
  seat?: number;
  thing?: string;
}

const OPEN = "\uE000";
const CLOSE = "\uE001";

/** The same sentence in pieces, so that names in it can be pointed at. */
export function pieces(
  catalogue: string,
  key: string,
  values: Record<string, unknown>,
  names: readonly string[],
): Piece[] {
  const kept: Piece[] = [];
  const marked = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(marked);
    if (typeof value !== "string") return value;
    const seat = /^@(\d+)$/.exec(value)?.[1];
    const thing = /^~id-(.+)$/.exec(value)?.[1];
    if (seat === undefined && thing === undefined) return value;
    const text = String(spell(catalogue, value, names));
    kept.push(seat === undefined ? { text, thing: thing! } : { text, seat: Number(seat) });
    return `${OPEN}${kept.length - 1}${CLOSE}`;
  };
  const said = say(
    catalogue,
    key,
    Object.fromEntries(Object.entries(values).map(([name, value]) => [name, marked(value)])),
    names,
  );
  return said.split(OPEN).flatMap((part, n): Piece[] => {
    if (n === 0) return part ? [{ text: part }] : [];
    const [number = "", rest = ""] = part.split(CLOSE);
    return [kept[Number(number)]!, ...(rest ? [{ text: rest }] : [])];
  });
}
