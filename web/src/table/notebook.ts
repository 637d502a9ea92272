/** What a notebook asks about each seat, and what my own view already answers. */
import { pageOf } from "../games";

type Fields = Record<string, unknown>;

/** What may be guessed of a seat. */
export interface Guesses {
  roles: string[];
  /** Where the view says what a seat is: a list, and a field of the seat's entry. */
  at: [list: string, field: string];
  /** There is one of each: whoever is known to be it, nobody else is. */
  single?: boolean;
  /** Roles that everybody knows from the start: who is not known to be it is not. */
  open?: string[];
}

export function rolesOf(game: string, view: unknown): string[] {
  return view ? (pageOf(game)?.notebook?.roles ?? []) : [];
}

function known(guesses: Guesses, view: unknown, seat: number): string | null {
  const [list, field] = guesses.at;
  const value = ((view as Fields)[list] as Fields[] | undefined)?.[seat]?.[field];
  return typeof value === "string" ? value : null;
}

/** True or false where my view says so, null where only pencil helps. */
export function factAt(game: string, view: unknown, seat: number, role: string): boolean | null {
  const guesses = pageOf(game)?.notebook;
  if (!guesses) return null;
  const own = known(guesses, view, seat);
  if (own !== null) return own === role;
  const seats = ((view as Fields)[guesses.at[0]] as unknown[] | undefined) ?? [];
  const taken = seats.some((_, other) => known(guesses, view, other) === role);
  if (taken && guesses.single) return false;
  return guesses.open?.includes(role) ? false : null;
}
