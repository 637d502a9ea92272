/** What everybody may count: the public figures of each seat, and those of the whole table. */
import { pageOf } from "../games";

export interface Fact {
  key: string;
  count: number;
  of?: number;
}

/** Which fields of a view are public figures. */
export interface Figures {
  /** The list that has an entry for each seat, and the numbers in it. */
  seats: { list: string; facts: string[] };
  /** Numbers of the table, each with the field that says how many are wanted. */
  table: [field: string, goal?: string][];
}

type Fields = Record<string, unknown>;

export function factsOf(game: string, view: unknown, seat: number): Fact[] {
  const known = pageOf(game)?.figures?.seats;
  const one = known ? ((view as Fields)[known.list] as Fields[] | undefined)?.[seat] : undefined;
  return (known?.facts ?? []).flatMap((key) =>
    typeof one?.[key] === "number" ? [{ key, count: one[key] }] : [],
  );
}

export function tableFacts(game: string, view: unknown): Fact[] {
  const all = (view ?? {}) as Fields;
  return (pageOf(game)?.figures?.table ?? []).flatMap(([key, goal]) => {
    const count = all[key];
    if (typeof count !== "number") return [];
    const of = goal ? all[goal] : undefined;
    return [{ key, count, ...(typeof of === "number" ? { of } : {}) }];
  });
}
