/** What everybody may count: the public figures of each seat, and those of the whole table. */
export interface Fact {
  key: string;
  count: number;
  of?: number;
}

const SEATS: Record<string, { list: string; facts: string[] }> = {
  evil_robots: { list: "players", facts: ["influence", "tokens", "level"] },
  fully_automated_bosses: { list: "seats", facts: ["coins", "robots"] },
  fully_automated_union: { list: "workers", facts: ["coins", "robots"] },
  patriot: { list: "seats", facts: ["markers", "launched"] },
  robot_rise: { list: "places", facts: ["lairs", "cards"] },
  robotariat: { list: "players", facts: ["played"] },
};

const TABLE: Record<string, [string, string?][]> = {
  evil_robots: [["pot"]],
  fully_automated_bosses: [["automated", "robots_to_win"], ["fund"]],
  fully_automated_union: [["red", "red_to_win"], ["blue", "blue_to_lose"]],
  patriot: [["progress", "needed"], ["threat", "threat_limit"]],
  robotariat: [["funds", "target"], ["reputation"]],
};

type Fields = Record<string, unknown>;

export function factsOf(game: string, view: unknown, seat: number): Fact[] {
  const known = SEATS[game];
  const one = known ? ((view as Fields)[known.list] as Fields[] | undefined)?.[seat] : undefined;
  return (known?.facts ?? []).flatMap((key) => (typeof one?.[key] === "number" ? [{ key, count: one[key] as number }] : []));
}

export function tableFacts(game: string, view: unknown): Fact[] {
  const all = (view ?? {}) as Fields;
  return (TABLE[game] ?? []).flatMap(([key, goal]) => {
    if (typeof all[key] !== "number") return [];
    const of = goal ? all[goal] : undefined;
    return [{ key, count: all[key] as number, ...(typeof of === "number" ? { of } : {}) }];
  });
}
