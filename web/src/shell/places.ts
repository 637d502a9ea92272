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

const REST = 200; // milliseconds
let pending = 0;

/** Write down where somebody is without a step in the browser's history, as soon as she rests
 * there: browsers refuse an address that changes a hundred times in half a minute. */
export function settle(hash: string): void {
  const from = location.hash;
  clearTimeout(pending);
  pending = window.setTimeout(() => {
    if (location.hash === from) history.replaceState(history.state, "", hash);
  }, REST);
}
