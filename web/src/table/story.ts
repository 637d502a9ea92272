/** The log as it is read: turn by turn, each move with what it brought about. */
import type { Entry } from "../wire";

export interface Deed {
  key: string;
  /** What was done; where a turn begins, that line. */
  head: Entry;
  /** What followed from it. */
  rest: Entry[];
  turn: boolean;
}

/** A deed to which nothing was added is the one of `before`, so that it is not written anew. */
export function deedsOf(lines: readonly Entry[], before: readonly Deed[] = []): Deed[] {
  const known = new Map(before.map((deed) => [deed.key, deed]));
  return told(lines).map((deed) => {
    const old = known.get(deed.key);
    const same =
      old?.head === deed.head &&
      old.rest.length === deed.rest.length &&
      old.rest.every((entry, n) => entry === deed.rest[n]);
    return same ? old : deed;
  });
}

function told(lines: readonly Entry[]): Deed[] {
  const deeds: Deed[] = [];
  const counted = new Map<number, number>();
  for (const entry of lines) {
    const before = deeds.at(-1);
    const turn = entry.tag === "turn";
    if (before && !turn && !before.turn && before.head.seq === entry.seq) {
      before.rest.push(entry);
      continue;
    }
    const number = counted.get(entry.seq) ?? 0;
    counted.set(entry.seq, number + 1);
    deeds.push({ key: `${entry.seq}-${number}`, head: entry, rest: [], turn });
  }
  return deeds;
}
