/** What a table is played with, from the document that its frames name. */
import { lobby } from "./lobby";

/** A card, a space, an identity as the rules hold it. */
export type Print = Readonly<Record<string, unknown>>;

export interface Content {
  content: Record<string, unknown>;
  /** What was agreed before the start. */
  options: Record<string, unknown>;
}

const documents = new Map<string, Promise<Content>>();

/** A document never changes, so it is read once. */
export function contentOf(hash: string): Promise<Content> {
  const known = documents.get(hash);
  if (known) return known;
  const reading = lobby.content(hash);
  documents.set(hash, reading);
  reading.catch(() => documents.delete(hash));
  return reading;
}

const NAMES = ["id", "key", "slug"];

/** What the document says of the thing of this name. */
export function printOf({ content }: Content, name: string): Print | null {
  for (const list of Object.values(content)) {
    if (!Array.isArray(list)) continue;
    const found = (list as unknown[]).find(
      (each): each is Print =>
        typeof each === "object" &&
        each !== null &&
        NAMES.some((id) => (each as Print)[id] === name),
    );
    if (found) return found;
  }
  return null;
}

export interface Told {
  field: string;
  /** True for a mark, which is there or not. */
  value: string | number | true;
}

/** What of it can be told: numbers, kinds, and the marks on it or on one of its lines. */
export function toldOf(print: Print): Told[] {
  const told = Object.entries(print).flatMap(([field, value]): Told[] =>
    typeof value === "string" || (typeof value === "number" && value !== 0)
      ? [{ field, value }]
      : [],
  );
  const lines = Object.values(print).flatMap((value) => (Array.isArray(value) ? value : []));
  const marks = [print, ...lines].flatMap((each: unknown) =>
    typeof each === "object" && each !== null
      ? Object.entries(each).flatMap(([field, value]) => (value === true ? [field] : []))
      : [],
  );
  return [...told, ...[...new Set(marks)].map((field) => ({ field, value: true as const }))];
}

/** Not in the rulebook: it was made to fit. */
export function isReconstructed(print: Print): boolean {
  return typeof print["source"] === "string" && print["source"] !== "book";
}
