/** The addresses inside the page. Whatever can be shared has one. */
export interface Place {
  page: string;
  path: string[];
  query: URLSearchParams;
}

const CLAUSE = /^#([A-Z][A-Z0-9]*-[A-Z][A-Z0-9]*-[0-9]+[a-z]?)$/;

export function placeOf(hash: string): Place {
  const clause = CLAUSE.exec(hash)?.[1];
  if (clause) return { page: "rules", path: ["", clause], query: new URLSearchParams() };
  const [path = "", query = ""] = hash.replace(/^#\/?/, "").split("?");
  const [page = "", ...rest] = path.split("/").map(decodeURIComponent);
  return { page, path: rest, query: new URLSearchParams(query) };
}

/** Write down where somebody is without a step in the browser's history. */
export function settle(hash: string): void {
  history.replaceState(history.state, "", hash);
}
