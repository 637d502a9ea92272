/** Where a game stands in its turn, as its view or the present question tells. */
interface Track {
  order: string[];
  now: (view: Record<string, unknown>, prompt: string) => string;
}

const PATRIOT: Record<string, string> = {
  "ask-gather": "gather", "ask-vote": "encounter", "ask-sway": "encounter", "ask-choice": "encounter", "ask-any": "trigger",
};
const RISE: Record<string, string> = {
  "ask-defend": "answer", "ask-event": "answer", "ask-offer": "alliance", "ask-accept": "alliance", "ask-targets": "alliance",
};

const TRACKS: Record<string, Track> = {
  evil_robots: { order: ["countdown", "pre-reveal", "reveal", "split", "closing"], now: (view) => String(view["phase"]) },
  fully_automated_bosses: { order: ["hiring", "strike", "production", "payday", "rent", "fund"], now: (view) => String(view["phase"]) },
  fully_automated_union: { order: ["innovation", "event", "contracts", "strike", "payday", "rent"], now: (view) => String(view["phase"]) },
  patriot: { order: ["gather", "act", "encounter", "trigger"], now: (_, prompt) => PATRIOT[prompt] ?? "act" },
  robot_rise: { order: ["action", "alliance", "answer"], now: (_, prompt) => RISE[prompt] ?? "action" },
  robotariat: { order: ["player", "street"], now: (view) => (view["npc_turn"] ? "street" : "player") },
};

export interface Phase {
  order: string[];
  now: string;
  round: number | null;
  rounds: number | null;
}

export function phaseOf(game: string, view: unknown, prompt: string): Phase | null {
  const track = TRACKS[game];
  if (!track) return null;
  const fields = (view ?? {}) as Record<string, unknown>;
  const number = (value: unknown): number | null => (typeof value === "number" ? value : null);
  return {
    order: track.order,
    now: track.now(fields, prompt),
    round: number(fields["round"]) ?? number(fields["turn"]),
    rounds: number(fields["rounds"]) ?? (game === "patriot" ? 5 : null),
  };
}
