/** The moments a game is remembered for, found in its lines and told by its log. */
import type { Replay } from "../lib/lobby";
import { wordsOf } from "../lib/looking.svelte";
import { revealOf } from "../reveal/reveals";
import type { Entry } from "../wire";
import type { Chart, Curve } from "./measures";

export interface Remembered {
  at: number;
  log: Entry[];
}

/** What a move did to the lines of a chart: from, to. */
export function changes(charts: Chart[], at: number): { line: Curve; from: number; to: number }[] {
  return charts
    .flatMap(({ lines }) =>
      lines.map((line) => ({ line, from: line.values[at - 1] ?? 0, to: line.values[at] ?? 0 })),
    )
    .filter(({ from, to }) => from !== to);
}

function span(line: Curve): number {
  return Math.max(1, Math.max(...line.values) - Math.min(...line.values));
}

function step(line: Curve, at: number): number {
  return ((line.values[at]! - line.values[at - 1]!) / span(line)) * (line.good ? 1 : -1);
}

/** Who is ahead after a move; empty where nobody is. */
function ahead(lines: Curve[], at: number): string {
  const most = Math.max(...lines.map((line) => line.values[at]!));
  const leaders = lines.filter((line) => line.values[at] === most);
  return leaders.length === lines.length ? "" : leaders.map((line) => line.seat).join();
}

/** How much a move turned the game: what it changed for all, or between the seats. */
function swing(charts: Chart[], at: number): number {
  let sum = 0;
  charts.forEach(({ lines }, n) => {
    const weight = n === 0 ? 1 : 0.6;
    const steps = lines.map((line) => step(line, at));
    if (lines.some((line) => line.seat === null))
      sum += weight * steps.reduce((all, each) => all + Math.abs(each), 0);
    else {
      const mean = steps.reduce((all, each) => all + each, 0) / Math.max(1, steps.length);
      sum += weight * Math.max(0, ...steps.map((each) => Math.abs(each - mean)));
      if (n === 0 && ahead(lines, at) !== ahead(lines, at - 1)) sum += 0.4;
    }
  });
  return sum;
}

/** How far a move threw the chances of whoever it moved most. */
function thrown({ lines }: Chart, at: number): number {
  return Math.max(0, ...lines.map((line) => Math.abs(line.values[at]! - line.values[at - 1]!)));
}

function told(replay: Replay, at: number): Entry[] {
  return replay.frames[at]?.log ?? [];
}

/** The moves that turned a game: by the chances to win, where they are known, else by the score. */
export function turningPoints(
  replay: Replay,
  charts: Chart[],
  chances: Chart | null,
  most = 3,
): Remembered[] {
  const swings = replay.frames.map((_, at) => ({
    at,
    size: at === 0 ? 0 : chances ? thrown(chances, at) : swing(charts, at),
  }));
  const chosen: number[] = [];
  for (const { at, size } of swings.toSorted((a, b) => b.size - a.size)) {
    if (chosen.length === most) break;
    if (size > 0 && told(replay, at).length && chosen.every((other) => Math.abs(other - at) > 2))
      chosen.push(at);
  }
  return chosen.sort((a, b) => a - b).map((at) => ({ at, log: told(replay, at) }));
}

/**
 * What is worth remembering of a move for a seat: an attack or a deal, which has somebody else in
 * it; of a move that revealed something or turned the game, whatever it told of the seat.
 */
function memorable(replay: Replay, at: number, seat: number, turned: boolean): Entry[] {
  const log = told(replay, at).filter((entry) => entry.tag !== "turn");
  const own = log.filter((entry) => wordsOf(entry.values).includes(`@${seat}`));
  const between = own.filter(
    (entry) => wordsOf(entry.values).filter((word) => word.startsWith("@")).length > 1,
  );
  if (between.length) return between;
  const last = at === replay.frames.length - 1;
  return !last && (turned || revealOf(replay.game, log, [])) ? own : [];
}

/** The move after which this seat was better off than after any other it had a hand in. */
export function bestMoment(replay: Replay, charts: Chart[], seat: number): Remembered | null {
  const turns = turningPoints(replay, charts, null).map((each) => each.at);
  let best = 0;
  let found: Remembered | null = null;
  for (let at = 1; at < replay.frames.length; at += 1) {
    const own = memorable(replay, at, seat, turns.includes(at));
    if (!own.length) continue;
    let gain = 0;
    charts.forEach(({ lines }, n) => {
      const steps = lines.filter((line) => line.seat !== null).map((line) => step(line, at));
      const mean = steps.reduce((sum, each) => sum + each, 0) / Math.max(1, steps.length);
      for (const line of lines) {
        if (line.seat === null) gain += step(line, at) * (n === 0 ? 1 : 0.4);
        else if (line.seat === seat) gain += (step(line, at) - mean) * (n === 0 ? 1.5 : 0.2);
      }
    });
    if (gain > best + 1e-9) {
      best = gain;
      found = { at, log: own };
    }
  }
  return found;
}

const SECRETS = ["role", "character", "identity", "objective", "team", "company"];

/** What was hidden of each seat, and is open now: a role, an identity, an objective. */
export function revealed(replay: Replay, seat: number): { field: string; value: string }[] {
  const last = (replay.frames.at(-1)?.view ?? {}) as Record<string, unknown>;
  const own = Object.values(last).flatMap((list) =>
    Array.isArray(list) &&
    list.length === replay.names.length &&
    typeof list[seat] === "object" &&
    list[seat]
      ? [list[seat] as Record<string, unknown>]
      : [],
  );
  return SECRETS.flatMap((field) =>
    own.flatMap((entry) =>
      typeof entry[field] === "string" ? [{ field, value: entry[field] }] : [],
    ),
  );
}
