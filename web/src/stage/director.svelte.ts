/**
 * Shows what happened in the order in which it happened: one beat after the other, each with the
 * sentence that tells it and the motions it makes.
 *
 * The board always draws one whole view, `shown`. A beat replaces it by the next one, and the stage
 * moves things from where they were to where they are; whatever interrupts that, the view that was
 * put in place stays. Nothing is ever sent from here.
 */
import { tick } from "svelte";
import type { Entry, Frame } from "../wire";
import { type Circumstances, stillBecause } from "./still";

/** One beat of a frame: what is shown at its end, and what is told meanwhile. */
export interface Step {
  frame: Frame;
  entries: Entry[];
  /** Who had been asked when it happened. */
  asked: number[];
}

/** What the director moves things on; a board in a browser, or nothing in a test. */
export interface Scenery {
  /** Where everything is now. */
  look(): unknown;
  /** Move things from where they were to where they are; resolves when they have arrived. */
  play(before: unknown, from: Frame, step: Step, speed: number): Promise<void>;
  /** Bring everything to its place at once. */
  finish(): void;
}

export interface Surroundings {
  scenery: Scenery;
  circumstances(): Omit<Circumstances, "first" | "behind" | "jumped">;
  /** Something is told: read it out, open what was sealed. Resolves when the next may come. */
  ontell?(step: Step, still: boolean): Promise<void> | void;
  /** A frame is shown as a whole. */
  onframe?(frame: Frame): void;
}

/** A beat with a sentence stands so long at ordinary speed, longer if there is more to read. */
const LEAST = 500;
const LETTER = 9;
/** Longer than a browser takes from one picture to the next. */
const PICTURE = 20;

/** The beats of a frame; the last of them is the frame itself. */
export function stepsOf(frame: Frame, before: Frame | null): Step[] {
  let at = 0;
  const asked = before?.seats.flatMap((seat, n) => (seat.asked ? [n] : [])) ?? [];
  return (frame.beats ?? []).map((beat, n, all) => {
    const entries = frame.log.slice(at, at + beat.events);
    at += beat.events;
    const last = n === all.length - 1;
    return { entries, asked, frame: last ? frame : between(frame, beat.view, before) };
  });
}

/** A moment in the middle of a frame: nobody is asked, and only the view has changed. */
export function between(frame: Frame, view: unknown, before: Frame | null): Frame {
  return {
    ...frame,
    view,
    ask: null,
    standing: [],
    forms: [],
    undo: false,
    closes: null,
    ending: null,
    prompt: before?.prompt ?? "",
    seats: frame.seats.map((seat) => ({ ...seat, asked: false, answered: false })),
  };
}

export class Director {
  /** What the board shows. */
  shown = $state.raw<Frame | null>(null);
  /** What the present beat tells. */
  telling = $state.raw<Entry[]>([]);
  /** How many lines of the log have not been shown yet. */
  pending = $state(0);
  /** Each beat waits until somebody wants the next. */
  stepping = $state(false);
  /** Waiting for that. */
  halted = $state(false);
  private readonly queue: Step[] = [];
  private running = false;
  private hurry: () => void = () => undefined;
  private onward: () => void = () => undefined;

  constructor(private readonly around: Surroundings) {}

  /** Whether something is being shown that has already happened. */
  get busy(): boolean {
    return this.running;
  }

  /** A new frame has come; `jumped`: it is not the one after what was shown. */
  hear(frame: Frame, jumped = false): void {
    const before = this.queue.at(-1)?.frame ?? this.shown;
    const next = before !== null && before.seat === frame.seat && frame.table === before.table;
    const steps = next && frame.seq > before.seq ? stepsOf(frame, before) : [];
    // without beats a frame is one moment, told if it is the next one
    if (steps.length === 0)
      steps.push({ frame, asked: [], entries: next && frame.seq > before.seq ? frame.log : [] });
    this.queue.push(...steps);
    this.count();
    const why = stillBecause({
      ...this.around.circumstances(),
      first: before === null,
      jumped: jumped || !next || frame.seq < before.seq,
      behind: this.queue.length,
    });
    if (why !== null) this.jump();
    else if (!this.running) void this.run();
  }

  /** Show the last view now, whatever is under way. */
  jump(): void {
    const steps = this.queue.splice(0);
    this.end();
    const last = steps.at(-1);
    if (!last) return;
    this.put(last.frame);
    this.telling = [];
    const entries = steps.flatMap((step) => step.entries);
    void this.around.ontell?.({ ...last, entries }, true);
    this.around.onframe?.(last.frame);
  }

  /** Enough of this beat. */
  skip(): void {
    this.hurry();
  }

  /** On to the next beat, where each waits. */
  next(): void {
    this.onward();
  }

  private async run(): Promise<void> {
    this.running = true;
    for (let step = this.queue.shift(); step; step = this.queue.shift()) {
      if (step.entries.length) await this.beat(step);
      else if (this.queue[0]?.entries.length === 0)
        continue; // silent, and so is the next
      else this.put(step.frame);
      await tick();
      if (this.queue.length) continue;
      this.telling = [];
      // a jump has shown another frame meanwhile, and said so
      if (this.shown === step.frame) this.around.onframe?.(step.frame);
    }
    this.running = false;
  }

  private async beat(step: Step): Promise<void> {
    const { scenery } = this.around;
    const { speed } = this.around.circumstances();
    const { shown } = this;
    const from = shown ?? step.frame;
    const hurried = new Promise<void>((resolve) => {
      this.hurry = () => {
        scenery.finish();
        resolve();
      };
    });
    // first the sentence, and what was sealed; then the board, in another picture
    this.telling = step.entries;
    const told = Promise.resolve(this.around.ontell?.(step, false));
    await Promise.race([hurried, sleep(PICTURE)]);
    if (this.shown !== shown) return; // something has jumped ahead meanwhile
    const before = scenery.look();
    this.put(step.frame);
    await tick();
    const letters = JSON.stringify(step.entries.map((entry) => entry.values)).length;
    const stands = Math.max(LEAST, 300 + LETTER * letters) / (speed || 1);
    const seen = Promise.all([scenery.play(before, from, step, speed), sleep(stands), told]);
    // what comes next is a task of its own, not the end of drawing this
    await Promise.race([hurried, seen.then(() => sleep(0))]);
    scenery.finish();
    if (this.stepping && this.shown === step.frame) await this.halt();
  }

  private async halt(): Promise<void> {
    this.halted = true;
    await new Promise<void>((resolve) => (this.onward = this.hurry = resolve));
    this.halted = false;
  }

  private put(frame: Frame): void {
    this.shown = frame;
    this.count();
  }

  private count(): void {
    this.pending = this.queue.reduce((sum, step) => sum + step.entries.length, 0);
  }

  /** Let the beat under way come to its end at once. */
  private end(): void {
    this.around.scenery.finish();
    this.onward();
    this.hurry();
  }
}

function sleep(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
