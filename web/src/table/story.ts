/** The log as it is read: turn by turn, each move with what it brought about. */
import type { Entry } from "../wire";

/** A move and what it brought about, or the line with which a turn begins. */
export interface Group {
  key: string;
  /** What was done; where a turn begins, that line. */
  head: Entry;
  /** What followed from it. */
  rest: Entry[];
  turn: boolean;
}

/** A group to which nothing was added is the one of `before`, so that it is not drawn anew. */
export function groupsOf(lines: readonly Entry[], before: readonly Group[] = []): Group[] {
  const known = new Map(before.map((group) => [group.key, group]));
  return told(lines).map((group) => {
    const old = known.get(group.key);
    const same =
      old?.head === group.head &&
      old.rest.length === group.rest.length &&
      old.rest.every((entry, n) => entry === group.rest[n]);
    return same ? old : group;
  });
}

function told(lines: readonly Entry[]): Group[] {
  const groups: Group[] = [];
  const counted = new Map<number, number>();
  for (const entry of lines) {
    const before = groups.at(-1);
    const turn = entry.tag === "turn";
    if (before && !turn && !before.turn && before.head.seq === entry.seq) {
      before.rest.push(entry);
      continue;
    }
    const number = counted.get(entry.seq) ?? 0;
    counted.set(entry.seq, number + 1);
    groups.push({ key: `${entry.seq}-${number}`, head: entry, rest: [], turn });
  }
  return groups;
}
