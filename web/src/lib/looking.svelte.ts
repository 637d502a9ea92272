/** What somebody is looking at: a thing, a seat, a line of the log, a moment of the past. */
import { between } from "../stage/director.svelte";
import type { Entry, Frame } from "../wire";
import { lobby, type Moment } from "./lobby";
import type { Table } from "./table.svelte";

export interface Subject {
  word: string;
  at: DOMRect;
  /** Stays until it is closed; otherwise it goes with the pointer. */
  pinned: boolean;
  /** Nothing can be done with it now, so the reason is of interest. */
  off: boolean;
}

/** One beat of the past: what was seen when it was over, and what it told. */
export interface Past {
  seq: number;
  view: unknown;
  log: Entry[];
}

/** The beats of a moment, in their order; a moment without any is one. */
export function pastsOf({ seq, view, log, beats }: Moment): Past[] {
  let at = 0;
  const found = beats.map((beat, n) => ({
    seq,
    view: n === beats.length - 1 ? view : beat.view, // the last is the moment itself
    log: log.slice(at, (at += beat.events)),
  }));
  return found.length ? found : [{ seq, view, log }];
}

export class Looking {
  // raw: what an answer belongs to is told apart by identity
  subject = $state.raw<Subject | null>(null);
  /** Put aside, to be compared with the next. */
  kept = $state.raw<Subject | null>(null);
  /** Words of the board that glow: those of a line of the log, or those a lesson speaks of. */
  glow = $state<string[]>([]);
  past = $state.raw<Past | null>(null);
  /** The beats of the move that is looked at. */
  private beats: Past[] = [];
  /** The next thing touched is looked up instead of used. */
  asking = $state(false);

  constructor(private readonly table: Table) {}

  /** The table as the stage shows it: now, or as it was, and then nothing can be done. */
  readonly frame = $derived.by((): Frame | null => {
    const frame = this.table.frame;
    if (!frame || !this.past) return frame;
    return { ...between(frame, this.past.view, null), seq: this.past.seq };
  });

  /** As it was after a move; `beat`: which of its beats, counted like the places of an array. */
  async back(seq: number, beat = -1): Promise<void> {
    const frame = this.table.frame;
    if (!frame || seq < 0) return;
    if (seq > frame.seq || (seq === frame.seq && beat === -1)) {
      this.past = null;
      return;
    }
    const seat = frame.seat === null ? "" : String(frame.seat);
    const [moment] = (await lobby.beats("table", frame.table, seat, seq)).frames;
    if (!moment) return;
    this.beats = pastsOf(moment);
    const wanted = this.beats.at(beat);
    if (wanted) this.past = wanted;
    else await this.back(seq - 1);
  }

  /**
   * What the server no longer had in mind when this page came: it is read from the log of the game.
   */
  readonly missing = $derived.by(
    (): boolean => (this.table.log[0]?.seq ?? this.table.frame?.seq ?? 0) > 1,
  );

  async earlier(): Promise<void> {
    const frame = this.table.frame;
    if (!frame) return;
    const found = await lobby.replay(
      "table",
      frame.table,
      frame.seat === null ? "" : String(frame.seat),
    );
    const first = this.table.log[0]?.seq ?? frame.seq + 1;
    this.table.log = [
      ...found.frames.flatMap((moment) => moment.log).filter((entry) => entry.seq < first),
      ...this.table.log,
    ];
  }

  /** One beat back or on. */
  step(by: 1 | -1): void {
    const frame = this.table.frame;
    if (!frame) return;
    const next = this.past ? this.beats[this.beats.indexOf(this.past) + by] : undefined;
    // the last beat of the last move is now
    const now = next?.seq === frame.seq && next === this.beats.at(-1);
    if (next) this.past = now ? null : next;
    else if (!this.past) void this.back(frame.seq, by < 0 ? -2 : -1);
    else void this.back(this.past.seq + by, by < 0 ? -1 : 0);
  }

  live(): void {
    this.past = null;
  }
}

/** The words of the board in the values of an event. */
export function wordsOf(values: Record<string, unknown>): string[] {
  return Object.values(values)
    .flat()
    .flatMap((value) => {
      if (typeof value !== "string") return [];
      if (value.startsWith("@")) return [value];
      return value.startsWith("~id-") ? [value.slice(4)] : [];
    });
}
