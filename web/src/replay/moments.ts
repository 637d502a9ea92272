/** A replayed moment as the boards know it: a frame in which nobody is asked. */
import type { Moment, Replay } from "../lib/lobby";
import { because } from "../lib/texts.svelte";
import type { Frame, SeatSeen } from "../wire";

export const EVERYTHING = "all";

function chair(name: string): SeatSeen {
  return {
    name,
    bot: "",
    program: "",
    here: true,
    asked: false,
    answered: false,
    taken: true,
    stand_in: false,
    host: false,
    muted: false,
    left: null,
    grace: null,
  };
}

export function frameOf(replay: Replay, moment: Moment, viewpoint: string): Frame {
  const seat = viewpoint === "" || viewpoint === EVERYTHING ? null : Number(viewpoint);
  return {
    type: "frame",
    table: "",
    game: replay.game,
    seq: moment.seq,
    seat,
    seats: replay.names.map(chair),
    view: moment.view,
    ask: null,
    standing: [],
    log: moment.log,
    undo: false,
    prompt: "",
    closes: null,
    proposal: null,
    ending: moment.ending,
    frozen: false,
    lesson: null,
    hidden: false,
    forms: [],
    pack: replay.pack,
    talk: { free: false, private: [], phrases: [] },
    content: replay.content,
    beats: moment.beats,
    gone: 0,
  };
}

/** Where a new round or turn begins, for jumping; empty if the game counts neither. */
export function chapters(frames: Moment[]): number[] {
  const counted = frames.map(({ view }) => {
    const fields = view as { round?: unknown; turn?: unknown } | null;
    return typeof fields?.round === "number"
      ? fields.round
      : typeof fields?.turn === "number"
        ? fields.turn
        : 0;
  });
  return counted.flatMap((round, at) => (at > 0 && round !== counted[at - 1] ? [at] : []));
}

/** What bots thought of the move that led here; with their names where several acted at once. */
export function reasonAt(replay: Replay, at: number): string {
  const found = replay.reasons.filter((each) => each.at === at);
  return found
    .map(
      (each) =>
        (found.length > 1 && each.seat !== undefined ? `${replay.names[each.seat]}: ` : "") +
        because(replay.game, each.why),
    )
    .join(" ");
}
