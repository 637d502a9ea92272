/** Where a game stands in its turn, as its view or the present question tells. */
import { pageOf } from "../games";

export interface Phases {
  order: string[];
  now: (view: Record<string, unknown>, prompt: string) => string;
  /** How many rounds there are, where the view does not say. */
  rounds?: number;
}

export interface Phase {
  order: string[];
  now: string;
  round: number | null;
  rounds: number | null;
}

export function phaseOf(game: string, view: unknown, prompt: string): Phase | null {
  const track = pageOf(game)?.phases;
  if (!track) return null;
  const fields = (view ?? {}) as Record<string, unknown>;
  const number = (value: unknown): number | null => (typeof value === "number" ? value : null);
  return {
    order: track.order,
    now: track.now(fields, prompt),
    round: number(fields["round"]) ?? number(fields["turn"]),
    rounds: number(fields["rounds"]) ?? track.rounds ?? null,
  };
}
