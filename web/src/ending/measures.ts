/**
 * How a game went, as lines over its moves. The page knows no rule: it reads numbers that the all-
 * seeing view shows. A game may say which of them tell its story; of any other the page takes
 * what changes most.
 */
import { pageOf } from "../games";
import type { Replay } from "../lib/lobby";

export interface Curve {
  /** The key of its words, `page-track-…`, or the name of a field. */
  label: string;
  /** Whose it is; null: everybody's. */
  seat: number | null;
  values: number[];
  goal: number | null;
  /** Whether more of it is better for those it belongs to. */
  good: boolean;
}

export interface Chart {
  label: string;
  lines: Curve[];
}

/** The lines that tell the story of a game. */
export type Charts = (replay: Replay) => Chart[];

type View = Record<string, unknown>;
type Read = (view: View) => unknown;

function numbers(replay: Replay, read: Read): number[] {
  let last = 0;
  return replay.frames.map(({ view }) => {
    const found = read(view as View);
    if (typeof found === "number") last = found;
    return last;
  });
}

export function shared(
  replay: Replay,
  field: string,
  label: string,
  goal: string | number | null = null,
  good = true,
): Curve {
  const last = replay.frames.at(-1)?.view as View;
  const mark = typeof goal === "string" ? last[goal] : goal;
  return {
    label,
    seat: null,
    values: numbers(replay, (view) => view[field]),
    goal: typeof mark === "number" ? mark : null,
    good,
  };
}

/** One line for each seat: a number of the seat's own entry in a list. */
export function seats(
  replay: Replay,
  list: string,
  field: string,
  label: string,
  goal: number | null = null,
): Curve[] {
  return replay.names.map((_, seat) => ({
    label,
    seat,
    goal,
    good: true,
    values: numbers(replay, (view) => (view[list] as View[] | undefined)?.[seat]?.[field]),
  }));
}

function restless(line: Curve): number {
  return line.values.reduce(
    (sum, value, at) => sum + Math.abs(value - (line.values[at - 1] ?? value)),
    0,
  );
}

/** Of a game we do not know: the numbers of all seats that change most. */
function anyChart(replay: Replay): Chart[] {
  const last = (replay.frames.at(-1)?.view ?? {}) as View;
  const found: Chart[] = [];
  for (const [list, value] of Object.entries(last)) {
    if (!Array.isArray(value) || value.length !== replay.names.length) continue;
    if (value.every((each) => typeof each === "number")) {
      const lines = replay.names.map((_, seat) => ({
        label: list,
        seat,
        goal: null,
        good: true,
        values: numbers(replay, (view) => (view[list] as unknown[] | undefined)?.[seat]),
      }));
      found.push({ label: list, lines });
    } else {
      const fields = Object.entries((value[0] ?? {}) as View).filter(
        ([, each]) => typeof each === "number",
      );
      for (const [field] of fields)
        found.push({ label: field, lines: seats(replay, list, field, field) });
    }
  }
  const moving = found
    .map((chart) => ({ chart, moved: chart.lines.reduce((sum, line) => sum + restless(line), 0) }))
    .filter(({ moved }) => moved > 0);
  return moving
    .sort((a, b) => b.moved - a.moved)
    .slice(0, 2)
    .map(({ chart }) => chart);
}

export function charts(replay: Replay): Chart[] {
  return pageOf(replay.game)?.charts?.(replay) ?? anyChart(replay);
}

/**
 * Everybody's chance to win, in percent, as the strong bots judge the whole position; null where
 * nobody has judged.
 */
export function chances(replay: Replay): Chart | null {
  if (replay.chances.length !== replay.frames.length) return null;
  return {
    label: "chances",
    lines: replay.names.map((_, seat) => ({
      label: "chances",
      seat,
      goal: null,
      good: true,
      values: replay.chances.map((each) => Math.round(100 * each[seat]!)),
    })),
  };
}
