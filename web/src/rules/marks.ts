/**
 * A clause in pieces: plain words, things in code or bold, marks of its source, and other clauses
 * it names.
 */
export type Piece = {
  kind: "plain" | "code" | "strong" | "source" | "clause";
  text: string;
  source?: string;
};

const CODE = /`([^`]+)`/;
const STRONG = /\*\*([^*]+)\*\*/;
const SOURCE = /\[(book|public|ruling)\b([^\]]*)\]/;
const CLAUSE = /\b([A-Z][A-Z0-9]*-[A-Z][A-Z0-9]*-[0-9]+[a-z]?)\b/;
const PIECE = new RegExp([CODE, STRONG, SOURCE, CLAUSE].map((each) => each.source).join("|"), "g");

export function pieces(text: string): Piece[] {
  const found: Piece[] = [];
  let from = 0;
  for (const match of text.matchAll(PIECE)) {
    if (match.index > from) found.push({ kind: "plain", text: text.slice(from, match.index) });
    const [whole, code, strong, source, rest, clause] = match;
    if (code) found.push({ kind: "code", text: code });
    else if (strong) found.push({ kind: "strong", text: strong });
    else if (source)
      found.push({ kind: "source", source, text: (rest ?? "").replace(/^[:;,\s]+/, "") });
    else if (clause) found.push({ kind: "clause", text: clause });
    from = match.index + whole.length;
  }
  if (from < text.length) found.push({ kind: "plain", text: text.slice(from) });
  return found;
}

/** As one searches: without case and accents. */
export function plain(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}
