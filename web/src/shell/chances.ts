/** How often bots win together at a table like this one, from what was measured. */
import type { Chance, Chances, GameCard } from "../lib/lobby";

export interface Grade {
  value: string;
  /** By level of bot, in the order they were measured in; nothing where none was. */
  cells: (Chance | null)[];
}

const ORDER = ["heuristic", "recruit", "comrade", "agitator", "commissar"];

export function levelsOf(found: Chances): string[] {
  const levels = new Set(found.chances.map((one) => one.level));
  return ORDER.filter((level) => levels.has(level));
}

/**
 * A row for each value of the option that makes the game harder. What is chosen later, such as a
 * campaign, is averaged; nothing is said of a pack or of house rules that were not measured.
 */
export function grades(
  found: Chances,
  card: GameCard,
  options: Record<string, unknown>,
  seats: number,
  pack: string,
): Grade[] {
  const measured = new Set(found.chances.flatMap((one) => Object.keys(one.options)));
  const usual = card.options.every(
    ({ key, default: value }) => measured.has(key) || (options[key] ?? value) === value,
  );
  const by = card.options.find(({ key }) => key === found.by);
  if (!by || pack || !usual) return [];
  const here = found.chances.filter(
    (one) =>
      one.seats === seats &&
      Object.entries(one.options).every(
        ([key, value]) =>
          key === found.by || options[key] === value || !isMeasured(found, key, options[key]),
      ),
  );
  const rows = by.choices.map((choice) => {
    const value = String(choice);
    const row = here.filter((one) => one.options[found.by] === value);
    return {
      value,
      cells: levelsOf(found).map((level) => mean(row.filter((one) => one.level === level))),
    };
  });
  return rows.filter((row) => row.cells.some((cell) => cell));
}

function isMeasured(found: Chances, key: string, value: unknown): boolean {
  return found.chances.some((one) => one.options[key] === value);
}

/** Campaigns count alike; the interval of the mean is that of as many games in all. */
function mean(several: Chance[]): Chance | null {
  const [first] = several;
  if (!first) return null;
  if (several.length === 1) return first;
  const count = several.length;
  const share = several.reduce((sum, one) => sum + one.share, 0) / count;
  const games = several.reduce((sum, one) => sum + one.games, 0);
  const variance = several.reduce((sum, one) => sum + (one.share * (1 - one.share)) / one.games, 0);
  const half = (1.96 * Math.sqrt(variance)) / count;
  return {
    ...first,
    share,
    games,
    low: Math.max(0, share - half),
    high: Math.min(1, share + half),
  };
}
