import { describe, expect, it } from "vitest";
import { isReconstructed, printOf, toldOf } from "../src/lib/content";
import { pastsOf } from "../src/lib/looking.svelte";
import { bestMoment } from "../src/ending/moments";
import type { Chart } from "../src/ending/measures";
import type { Replay } from "../src/lib/lobby";
import { groupsOf } from "../src/table/story";
import type { Entry } from "../src/wire";

function entry(seq: number, tag: string, values: Record<string, unknown> = {}): Entry {
  return { seq, tag, values, own: false };
}

describe("the log", () => {
  it("folds what a move brought about under it, and begins anew with a turn", () => {
    const lines = [
      entry(1, "played"),
      entry(1, "drew"),
      entry(1, "lost"),
      entry(1, "turn"),
      entry(1, "rolled"),
      entry(2, "played"),
    ];
    const groups = groupsOf(lines);
    expect(groups.map(({ head, rest }) => [head.tag, rest.length])).toEqual([
      ["played", 2],
      ["turn", 0],
      ["rolled", 0],
      ["played", 0],
    ]);
    expect(new Set(groups.map(({ key }) => key)).size).toBe(groups.length);
  });
  it("keeps the groups to which nothing was added, so that only news is written", () => {
    const lines = [entry(1, "played"), entry(1, "drew"), entry(2, "played")];
    const before = groupsOf(lines);
    const after = groupsOf([...lines, entry(2, "drew")], before);
    expect(after[0]).toBe(before[0]);
    expect(after[1]).not.toBe(before[1]);
    expect(after[1]!.rest).toHaveLength(1);
  });
});

describe("the past", () => {
  const log = [entry(3, "a"), entry(3, "b"), entry(3, "c")];
  const moment = { seq: 3, view: "end", log, ending: null };

  it("is seen beat by beat, each with what it told", () => {
    const beats = [
      { events: 1, view: "first" },
      { events: 2, view: null },
    ];
    const pasts = pastsOf({ ...moment, beats: beats as never });
    expect(pasts.map(({ view, log: told }) => [view, told.map(({ tag }) => tag)])).toEqual([
      ["first", ["a"]],
      ["end", ["b", "c"]],
    ]);
  });

  it("is one moment where nothing divides it", () => {
    expect(pastsOf({ ...moment, beats: [] })).toEqual([{ seq: 3, view: "end", log }]);
  });
});

describe("what is printed on a thing", () => {
  const content = {
    options: {},
    content: {
      limit: 3,
      cards: [
        { id: "nuke", count: 2, type: "lethal", draw: 0, source: "book" },
        { id: "job", source: "ruling", options: [{ stress: true, wage: 3 }, { stress: true }] },
      ],
    },
  };

  it("comes from the content document, whatever its name is called there", () => {
    expect(printOf(content, "nuke")?.["count"]).toBe(2);
    expect(printOf(content, "no such thing")).toBeNull();
  });

  it("tells numbers, kinds and marks, each once, and nothing that is zero", () => {
    const told = toldOf(printOf(content, "nuke")!).map(({ field }) => field);
    expect(told).toContain("count");
    expect(told).not.toContain("draw");
    expect(toldOf(printOf(content, "job")!).filter(({ value }) => value === true)).toEqual([
      { field: "stress", value: true },
    ]);
  });

  it("says what the book does not print (T9)", () => {
    expect(isReconstructed(printOf(content, "job")!)).toBe(true);
    expect(isReconstructed(printOf(content, "nuke")!)).toBe(false);
  });
});

describe("the best moment", () => {
  function replayOf(logs: Entry[][]): Replay {
    const frames = logs.map((log, seq) => ({ seq, view: null, log, ending: null, beats: [] }));
    return { game: "none", frames, names: ["Ada", "Bo"] } as unknown as Replay;
  }
  function chartOf(values: number[]): Chart[] {
    const lines = [0, 1].map((seat) => ({
      seat,
      good: true,
      values: values.map((value) => (seat ? 0 : value)),
    }));
    return [{ lines }] as unknown as Chart[];
  }

  it("is an attack or a deal with somebody, never the line of a turn (T22)", () => {
    const replay = replayOf([
      [],
      [entry(1, "turn", { who: "@0" })],
      [entry(2, "hit", { who: "@0", whom: "@1" }), entry(2, "turn", { who: "@0" })],
      [],
    ]);
    const best = bestMoment(replay, chartOf([0, 5, 6, 6]), 0);
    expect(best?.at).toBe(2);
    expect(best?.log.map(({ tag }) => tag)).toEqual(["hit"]);
  });

  it("is not the turning over of cards at the very end", () => {
    const replay = replayOf([[], [entry(1, "was", { who: "@0" })]]);
    expect(bestMoment(replay, chartOf([0, 5]), 0)).toBeNull();
  });
});
