/** Frames, replays, rows and fields with nothing in them but what a test says. */
import type { Moment, Replay } from "../src/lib/lobby";
import type { Entry, FieldSeen, FormSeen, Frame, Row, SeatSeen } from "../src/wire";

export function row(move: string): Row {
  return { move, slots: move.split(" ") } as Row;
}

export function field(given: Partial<FieldSeen> & Pick<FieldSeen, "name" | "kind">): FieldSeen {
  return { least: 0, most: 0, exact: false, options: [], fields: [], ...given } as FieldSeen;
}

export function form(key: string, ...fields: FieldSeen[]): FormSeen {
  return { key, fields } as FormSeen;
}

export function entry(tag: string, values: Record<string, unknown> = {}, seq = 1): Entry {
  return { tag, values, seq } as Entry;
}

export function moment(view: unknown, log: Entry[] = [], seq = 0): Moment {
  return { seq, view, log, ending: null, beats: [] };
}

export function replay(game: string, names: string[], frames: Moment[]): Replay {
  return {
    game,
    names,
    options: {},
    pack: "",
    content: "",
    moves: frames.length - 1,
    ended: true,
    reasons: [],
    chances: [],
    frames,
  };
}

export function frame(given: Partial<Frame>): Frame {
  return {
    type: "frame",
    table: "t",
    game: "some-game",
    seq: 1,
    seat: 0,
    seats: [] as SeatSeen[],
    view: {},
    ask: null,
    standing: [],
    log: [],
    forms: [],
    ...given,
  } as unknown as Frame;
}
