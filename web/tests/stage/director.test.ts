import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Director, type Step, stepsOf } from "../../src/stage/director.svelte";
import { FAR } from "../../src/stage/still";
import type { Frame } from "../../src/wire";
import { entry, frame } from "../making";

/** A frame of so many beats, each with one sentence; views are numbers that count up. */
function told(seq: number, beats: number, given: Partial<Frame> = {}): Frame {
  const log = Array.from({ length: beats }, (_, n) => entry("turn", { turn: n }, seq));
  const views = Array.from({ length: beats }, (_, n) => ({ events: 1, view: `${seq}.${n}` }));
  return frame({
    seq,
    view: `${seq}.${beats - 1}`,
    log,
    beats: views.map((beat, n) => (n === beats - 1 ? { ...beat, view: null } : beat)),
    ...given,
  });
}

function staging(change: { speed?: number; hidden?: boolean } = {}): {
  director: Director;
  played: unknown[];
  tells: string[];
  frames: Frame[];
} {
  const played: unknown[] = [];
  const tells: string[] = [];
  const frames: Frame[] = [];
  const director = new Director({
    scenery: {
      look: () => null,
      play: (_before, _from, step: Step) => {
        played.push(step.frame.view);
        return Promise.resolve();
      },
      finish: () => undefined,
    },
    circumstances: () => ({
      resized: false,
      reconnected: false,
      hidden: change.hidden ?? false,
      reduced: false,
      speed: change.speed ?? 1,
    }),
    ontell: (step) => void tells.push(String(step.frame.view)),
    onframe: (shown) => void frames.push(shown),
  });
  return { director, played, tells, frames };
}

describe("the director", () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it("shows the first frame as a whole", () => {
    const { director, played } = staging();
    director.hear(told(1, 3));
    expect(director.shown?.view).toBe("1.2");
    expect(played).toEqual([]);
  });
  it("plays the beats of the next one in their order, each with its sentence", async () => {
    const { director, played, frames } = staging();
    director.hear(told(1, 1));
    director.hear(told(2, 3));
    await vi.advanceTimersByTimeAsync(30);
    expect(director.shown?.view).toBe("2.0");
    expect(director.telling).toHaveLength(1);
    expect(director.pending).toBe(2);
    await vi.advanceTimersByTimeAsync(5000);
    expect(played).toEqual(["2.0", "2.1", "2.2"]);
    expect(director.telling).toEqual([]);
    expect(director.pending).toBe(0);
    expect(frames.map((shown) => shown.view)).toEqual(["1.0", "2.2"]);
  });
  it("says what happened in one picture and shows it in the next", async () => {
    const { director, tells } = staging();
    director.hear(told(1, 1));
    director.hear(told(2, 2));
    expect(director.telling).toHaveLength(1);
    expect(tells.at(-1)).toBe("2.0");
    expect(director.shown?.view).toBe("1.0");
    await vi.advanceTimersByTimeAsync(30);
    expect(director.shown?.view).toBe("2.0");
  });
  it("puts back nothing that a jump went past while it was only said", async () => {
    const { director, played } = staging();
    const last = told(2, 2);
    director.hear(told(1, 1));
    director.hear(last);
    director.jump();
    await vi.advanceTimersByTimeAsync(5000);
    expect(director.shown).toBe(last);
    expect(played).toEqual([]);
  });
  it("shows what happened without a word at once, and of several the last", async () => {
    const { director, played } = staging();
    const quiet = frame({ seq: 2, view: "quiet" });
    const last = frame({ seq: 4, view: "last" });
    director.hear(told(1, 1));
    director.hear(quiet);
    expect(director.shown).toBe(quiet);
    director.hear(frame({ seq: 3, view: "between" }));
    director.hear(last);
    await vi.advanceTimersByTimeAsync(10);
    expect(director.shown).toBe(last);
    expect(played).toEqual([]);
  });
  it("lets a sentence stand for half a second at least", async () => {
    const { director } = staging();
    director.hear(told(1, 1));
    director.hear(told(2, 2));
    await vi.advanceTimersByTimeAsync(499);
    expect(director.shown?.view).toBe("2.0");
    await vi.advanceTimersByTimeAsync(400);
    expect(director.shown?.view).toBe("2.1");
  });
  it("asks nobody anything before the cause was shown", async () => {
    const ask = { prompt: "ask-now", rows: [], forms: [] } as unknown as Frame["ask"];
    const { director } = staging();
    director.hear(told(1, 1));
    director.hear(told(2, 2, { ask }));
    await vi.advanceTimersByTimeAsync(10);
    expect(director.shown?.ask).toBeNull();
    await vi.advanceTimersByTimeAsync(5000);
    expect(director.shown?.ask?.prompt).toBe("ask-now");
  });
  it("goes on at a skip, and shows the last view whatever was skipped", async () => {
    for (const skips of [[1], [0, 1], [2], [0, 1, 2]]) {
      const { director, played } = staging();
      const last = told(3, 2);
      director.hear(told(1, 1));
      director.hear(told(2, 3));
      director.hear(last);
      for (let n = 0; n < 6; n++) {
        await vi.advanceTimersByTimeAsync(10);
        if (skips.includes(n)) director.skip();
      }
      await vi.advanceTimersByTimeAsync(9000);
      expect(director.shown).toBe(last);
      expect(played).toHaveLength(5);
    }
  });
  it("is brought to the present at once when everything is skipped", async () => {
    const { director, frames } = staging();
    const last = told(2, 9);
    director.hear(told(1, 1));
    director.hear(last);
    await vi.advanceTimersByTimeAsync(10);
    director.jump();
    await vi.advanceTimersByTimeAsync(10);
    expect(director.shown).toBe(last);
    expect(director.busy).toBe(false);
    expect(director.telling).toEqual([]);
    expect(frames.at(-1)).toBe(last);
  });
  it.each([
    ["instant speed", { speed: 0 }, 2],
    ["a background tab", { hidden: true }, 2],
    ["being far behind", {}, FAR + 1],
  ])("jumps: %s", (_, change, beats) => {
    const { director, played } = staging(change);
    const last = told(2, beats);
    director.hear(told(1, 1));
    director.hear(last);
    expect(director.shown).toBe(last);
    expect(played).toEqual([]);
  });
  it("jumps to another seat, another table and back in time", () => {
    for (const other of [told(2, 2, { seat: 1 }), told(2, 2, { table: "u" }), told(0, 2)]) {
      const { director, played } = staging();
      director.hear(told(1, 1));
      director.hear(other);
      expect(director.shown).toBe(other);
      expect(played).toEqual([]);
    }
  });
  it("takes what came without beats as one moment", async () => {
    const { director, tells } = staging();
    const last = frame({ seq: 2, view: "later", log: [entry("turn")] });
    director.hear(told(1, 1));
    director.hear(last);
    await vi.advanceTimersByTimeAsync(5000);
    expect(director.shown).toBe(last);
    expect(tells).toContain("later");
  });
  it("waits for each press when somebody wants to step", async () => {
    const { director } = staging();
    director.hear(told(1, 1));
    director.stepping = true;
    director.hear(told(2, 2));
    await vi.advanceTimersByTimeAsync(9000);
    expect(director.shown?.view).toBe("2.0");
    expect(director.halted).toBe(true);
    director.next();
    await vi.advanceTimersByTimeAsync(9000);
    expect(director.shown?.view).toBe("2.1");
  });
});

describe("the beats of a frame", () => {
  it("use up its log, and the last of them is the frame itself", () => {
    const last = told(2, 3);
    const steps = stepsOf(last, told(1, 1));
    expect(steps.flatMap((step) => step.entries)).toEqual(last.log);
    expect(steps.at(-1)?.frame).toBe(last);
    expect(steps.map((step) => step.frame.view)).toEqual(["2.0", "2.1", "2.2"]);
  });
});

describe("the files of the stage", () => {
  it("send nothing: what moves only shows", () => {
    const files = import.meta.glob<string>(
      "../../src/stage/{director.svelte,flight,motions,still}.ts",
      { eager: true, query: "?raw", import: "default" },
    );
    expect(Object.keys(files)).toHaveLength(4);
    for (const text of Object.values(files))
      expect(text).not.toMatch(/\.send\(|\.do\(|\.fill\(|fetch\(|WebSocket/);
  });
});
