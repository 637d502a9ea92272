/** What a notebook asks about each seat, and what my own view already answers. */
type Fields = Record<string, unknown>;

const ROLES: Record<string, string[]> = {
  fully_automated_bosses: ["boss", "prolet", "startupper", "scab", "luddite"],
  robot_rise: ["dr-cinder-voss", "magda-lodestone", "count-frostwick", "tilda-sprocket", "the-understudy", "madame-detour", "professor-reverb", "baron-bunker"],
  evil_robots: ["heads", "tails"],
};

const PLACES: Record<string, [list: string, field: string]> = {
  fully_automated_bosses: ["seats", "role"],
  robot_rise: ["places", "identity"],
  evil_robots: ["players", "hidden"],
};

/** Roles of which there is one of each: whoever is known to be it, nobody else is. */
const SINGLE = new Set(["robot_rise"]);

export function rolesOf(game: string, view: unknown): string[] {
  return view ? (ROLES[game] ?? []) : [];
}

function known(game: string, view: unknown, seat: number): string | null {
  const [list, field] = PLACES[game] ?? ["", ""];
  const value = ((view as Fields)[list] as Fields[] | undefined)?.[seat]?.[field];
  return typeof value === "string" ? value : null;
}

/** True or false where my view says so, null where only pencil helps. */
export function factAt(game: string, view: unknown, seat: number, role: string): boolean | null {
  const own = known(game, view, seat);
  if (own !== null) return own === role;
  const seats = ((view as Fields)[PLACES[game]?.[0] ?? ""] as unknown[] | undefined) ?? [];
  const taken = seats.some((_, other) => known(game, view, other) === role);
  if (taken && SINGLE.has(game)) return false;
  // the two bosses are known to everybody
  return game === "fully_automated_bosses" && role === "boss" ? false : null;
}
