/** What somebody is looking at: a thing, a seat, a line of the log, a moment of the past. */
import { lobby, type Moment } from "./lobby";
import type { Table } from "./table.svelte";
import type { Frame } from "../wire";

export interface Subject {
  word: string;
  at: DOMRect;
  /** Stays until it is closed; otherwise it goes with the pointer. */
  pinned: boolean;
  /** Nothing can be done with it now, so the reason is of interest. */
  off: boolean;
}

export class Looking {
  subject = $state<Subject | null>(null);
  /** Words of the board that glow: those of a line of the log, or those a lesson speaks of. */
  glow = $state<string[]>([]);
  past = $state<Moment | null>(null);
  /** The next thing touched is looked up instead of used. */
  asking = $state(false);

  constructor(private readonly table: Table) {}

  /** The table as the stage shows it: now, or as it was, and then nothing can be done. */
  readonly frame = $derived.by((): Frame | null => {
    const frame = this.table.frame;
    if (!frame || !this.past) return frame;
    return {
      ...frame,
      view: this.past.view,
      seq: this.past.seq,
      ask: null,
      standing: [],
      ending: null,
    };
  });

  async back(seq: number): Promise<void> {
    const frame = this.table.frame;
    if (!frame || seq < 0) return;
    if (seq >= frame.seq) {
      this.past = null;
      return;
    }
    const found = await lobby.moment(frame.table, seq, frame.seat);
    this.past = found.frames[0] ?? null;
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

  step(by: number): void {
    const frame = this.table.frame;
    if (frame) void this.back((this.past?.seq ?? frame.seq) + by);
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
