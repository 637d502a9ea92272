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
/** The catalogues that can tell their game's table in sentences. */
const tellers: Record<string, boolean> = {};

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
  tellers[name] = resource.body.some(({ id }) => id.startsWith("tell-"));
  bundles[name] = bundle;
}

/** Read on in another language, once all its words are here. */
export async function choose(lang: Lang): Promise<void> {
  await Promise.all(used.map((catalogue) => bring(catalogue, lang)));
  reader.lang = lang;
  localStorage.setItem("lang", lang);
  document.documentElement.lang = lang;
}

/** Whether a game has sentences for its table (`telling.ts`). */
export function isTold(catalogue: string): boolean {
  return has(catalogue, "game-title") && Boolean(tellers[`${catalogue}/${reader.lang}`]);
}

export function has(catalogue: string, key: string): boolean {
  return bundles[`${catalogue}/${reader.lang}`]?.hasMessage(key) ?? false;
}

/**
 * A sentence, or words that are part of one. In values "@2" is a seat, "~key" a text of the same
 * catalogue; a list is joined with "and", and the sentence may ask for its length (`cards-count`)
 * and for the sign of a number (`change-signed`); a mapping with `say` is a text with values of its
 * own.
 */
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
  for (const [name, value] of Object.entries(values)) {
    spoken[name] = spell(catalogue, value, names);
    if (Array.isArray(value)) spoken[`${name}-count`] ??= value.length;
    if (typeof value === "number") spoken[`${name}-signed`] ??= signed(value);
  }
  return euphonic(bundle.formatPattern(pattern, spoken));
}

/** Italian "a" before another: sentences do not know with which letter a name begins. */
function euphonic(said: string): string {
  return reader.lang === "it" ? said.replace(TO_A, "ad ") : said;
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
  if (Array.isArray(value)) return together(value.map((v) => String(spell(catalogue, v, names))));
  if (isSaying(value)) return say(catalogue, value.say, rest(value), names);
  return value === null || value === undefined ? NOTHING : String(value);
}

const NOTHING = "–";
const TO_A = /(?<![\p{L}\p{N}_])a (?=[aA][\p{L}\p{N}_])/gu;

function signed(number: number): string {
  return number < 0 ? `\u2212${-number}` : `+${number}`;
}

/** What a zone of the table is called; views write its name with underscores. */
export function zoneName(catalogue: string, name: string): string {
  const key = `zone-${name.replaceAll("_", "-")}`;
  return has(catalogue, key) ? say(catalogue, key) : name.replaceAll("_", " ");
}

interface Saying {
  say: string;
  [name: string]: unknown;
}

function isSaying(value: unknown): value is Saying {
  return typeof value === "object" && value !== null && "say" in value;
}

function rest(value: Saying): Record<string, unknown> {
  return Object.fromEntries(Object.entries(value).filter(([name]) => name !== "say"));
}

/** Several things in one sentence: "Ada, Bea and Cleo". `last` is how the last one is read. */
export function together(parts: readonly string[], last = parts.at(-1) ?? ""): string {
  if (parts.length < 2) return parts[0] ?? NOTHING;
  const and = reader.lang === "it" ? (/^e/i.test(last) ? "ed" : "e") : "and";
  return `${parts.slice(0, -1).join(", ")} ${and} ${parts.at(-1)!}`;
}

/** A sentence begins with a capital; a player's name stays as the player writes it. */
export function begun(text: string, names: readonly string[] = []): string {
  const first = /^[\p{L}\p{N}_]+/u.exec(text)?.[0];
  return first && !names.includes(first) ? capital(text) : text;
}

/** One line of the log as a sentence. */
export function logged(
  catalogue: string,
  entry: { tag: string; values: Record<string, unknown> },
  names: readonly string[] = [],
): string {
  return begun(say(catalogue, `log-${entry.tag}`, entry.values, names), names);
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

/** What a move is made of, and the sentence its game has for it. */
export interface Move {
  slots: readonly string[];
  say?: string;
  values?: Record<string, unknown>;
}

/**
 * A whole move as somebody would say it: by its game's own sentence, or else by the catalogue's for
 * certain words after its verb (`do-raise-yes`) or for so many words (`do-pick-1`: "Give it to {
 * $one }"); all others are their words in order. `spoken_choice` in Python does the same.
 */
export function sentence(catalogue: string, move: Move, names: readonly string[]): string {
  if (move.say) return begun(say(catalogue, move.say, move.values, names), names);
  const [verb = "", ...after] = move.slots;
  const said = after.map((slot) => word(catalogue, slot, false, names));
  const key = [`do-${verb}-${after.join("-")}`, `do-${verb}-${after.length}`].find((each) =>
    has(catalogue, each),
  );
  const values = Object.fromEntries(
    said.map((each, n) => [PLACES[n], /^\d+$/.test(each) ? Number(each) : each]),
  );
  const text = key
    ? say(catalogue, key, values)
    : [word(catalogue, verb, true, names), ...said].join(" ");
  return begun(text, names);
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

function mapped(
  values: Record<string, unknown>,
  change: (value: unknown) => unknown,
): Record<string, unknown> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, change(value)]));
}

/** The name of a thing at the beginning of a sentence has a capital, too. */
function capitalThing(text: string, kept: Piece[]): void {
  const first = /^\uE000(\d+)/.exec(text)?.[1];
  const piece = first === undefined ? undefined : kept[Number(first)];
  if (piece?.thing) piece.text = capital(piece.text);
}

/** The same before a name that is kept as a piece of its own. */
function euphonicNames(text: string, kept: readonly Piece[]): string {
  if (reader.lang !== "it") return text;
  return text.replace(/(?<![\p{L}\p{N}_])a (?=\uE000(\d+))/gu, (to: string, n: string) =>
    euphonic(`${to}${kept[Number(n)]?.text ?? ""}`).startsWith("ad ") ? "ad " : to,
  );
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
    if (Array.isArray(value)) {
      const last = value.at(-1);
      const parts = value.map((each) => String(spell(catalogue, marked(each), names)));
      return value.length ? together(parts, String(spell(catalogue, last, names))) : value;
    }
    if (isSaying(value)) return { say: value.say, ...mapped(rest(value), marked) };
    if (typeof value !== "string") return value;
    const seat = /^@(\d+)$/.exec(value)?.[1];
    const thing = /^~id-(.+)$/.exec(value)?.[1];
    if (seat === undefined && thing === undefined) return value;
    const text = String(spell(catalogue, value, names));
    kept.push(seat === undefined ? { text, thing: thing! } : { text, seat: Number(seat) });
    return `${OPEN}${kept.length - 1}${CLOSE}`;
  };
  const counts = Object.entries(values).flatMap(([name, value]) =>
    Array.isArray(value) ? [[`${name}-count`, value.length] as const] : [],
  );
  const said = say(
    catalogue,
    key,
    { ...Object.fromEntries(counts), ...mapped(values, marked) },
    names,
  );
  const text = euphonicNames(said.startsWith(OPEN) ? said : capital(said), kept);
  capitalThing(text, kept);
  return text.split(OPEN).flatMap((part, n): Piece[] => {
    if (n === 0) return part ? [{ text: part }] : [];
    const [number = "", rest = ""] = part.split(CLOSE);
    return [kept[Number(number)]!, ...(rest ? [{ text: rest }] : [])];
  });
}
