/**
 * A book as blocks to draw: the part of Markdown that our books use, with footnotes that name
 * clauses (`[^RISE-TURN-7]`, or a run of them, `[^RISE-EDGE-1–5]`).
 */
export type Span =
  { kind: "plain" | "strong"; text: string } | { kind: "note"; clause: string; number: number };

export type Block =
  | { kind: "heading"; level: number; spans: Span[] }
  | { kind: "paragraph"; spans: Span[] }
  | { kind: "drawing"; text: string }
  | { kind: "picture"; name: string; seen: string; letters: string }
  | { kind: "list"; ordered: boolean; items: Span[][] }
  | { kind: "table"; head: Span[][]; rows: Span[][][] };

const INLINE = /\*\*([^*]+)\*\*|\[\^([A-Z][A-Z0-9-]*-\d+[a-z]?)(?:–\d*[a-z]?)?\]/g;
const HEADING = /^(#+) (.*)$/;
const DRAWN = /^ {4}/;
const PICTURE = /^!\[(.+)\]\(([\w-]+)\)$/;
const ITEM = /^(?:- |(\d+)\. )(.*)$/;

export function blocks(markdown: string): Block[] {
  const numbers = new Map<string, number>();
  const read = (text: string): Span[] => spans(text, numbers);
  const parts = markdown.split(/\n\n+/).filter((part) => part.trim());
  return lettered(parts.map((part) => drawing(part) ?? block(part.trim().split("\n"), read)));
}

/** A drawing right after a picture shows the same in letters, and goes with it. */
function lettered(every: Block[]): Block[] {
  const found: Block[] = [];
  for (const part of every) {
    const last = found.at(-1);
    if (part.kind !== "drawing" || last?.kind !== "picture" || last.letters) found.push(part);
    else last.letters = part.text;
  }
  return found;
}

/** Lines that begin with four blanks: a picture of the board, drawn with letters. */
function drawing(part: string): Block | null {
  const lines = part.split("\n").filter((line) => line.trim());
  if (!lines.every((line) => DRAWN.test(line))) return null;
  return { kind: "drawing", text: lines.map((line) => line.replace(DRAWN, "")).join("\n") };
}

function block(lines: string[], read: (text: string) => Span[]): Block {
  const start = lines[0] ?? "";
  const [, seen = "", name] = PICTURE.exec(start) ?? [];
  if (name) return { kind: "picture", name, seen, letters: "" };
  const [, marks, title] = HEADING.exec(start) ?? [];
  if (marks) return { kind: "heading", level: marks.length, spans: read(title ?? "") };
  if (start.startsWith("|")) {
    const [head = [], , ...rows] = lines.map((line) => cells(line).map(read));
    return { kind: "table", head, rows };
  }
  const first = ITEM.exec(start);
  if (!first) return { kind: "paragraph", spans: read(lines.join(" ")) };
  const items = lines.map((line) => read(ITEM.exec(line)?.[2] ?? line));
  return { kind: "list", ordered: Boolean(first[1]), items };
}

function cells(line: string): string[] {
  return line
    .replace(/^\||\|$/g, "")
    .split("|")
    .map((cell) => cell.trim());
}

/** A clause has the same number wherever it is named. */
function spans(text: string, numbers: Map<string, number>): Span[] {
  const found: Span[] = [];
  let from = 0;
  for (const match of text.matchAll(INLINE)) {
    if (match.index > from) found.push({ kind: "plain", text: text.slice(from, match.index) });
    const [whole, strong, clause = ""] = match;
    if (strong) found.push({ kind: "strong", text: strong });
    else {
      if (!numbers.has(whole)) numbers.set(whole, numbers.size + 1);
      found.push({ kind: "note", clause, number: numbers.get(whole) ?? 0 });
    }
    from = match.index + whole.length;
  }
  if (from < text.length) found.push({ kind: "plain", text: text.slice(from) });
  return found;
}
