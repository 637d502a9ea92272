import { describe, expect, it } from "vitest";
import { type Circumstances, FAR, STILL, stillBecause } from "../../src/stage/still";

const CALM: Circumstances = {
  first: false,
  resized: false,
  jumped: false,
  reconnected: false,
  hidden: false,
  reduced: false,
  speed: 1,
  behind: 1,
};

const CASES: Record<string, Partial<Circumstances>> = {
  "first frame": { first: true },
  resize: { resized: true },
  jump: { jumped: true },
  reconnect: { reconnected: true },
  background: { hidden: true },
  "reduced motion": { reduced: true },
  "instant speed": { speed: 0 },
  "far behind": { behind: FAR + 1 },
};

describe("when not to move", () => {
  it("moves in ordinary circumstances", () => {
    expect(stillBecause(CALM)).toBeNull();
  });
  it.each(Object.entries(CASES))("stays still: %s", (why, change) => {
    expect(stillBecause({ ...CALM, ...change })).toBe(why);
  });
  it("has a case here for every row of the table", () => {
    expect(Object.keys(CASES)).toEqual(Object.keys(STILL));
  });
});
