import { describe, expect, it } from "vitest";
import { reveal as council } from "../../src/games/evil_robots/reveal";
import { reveal as square } from "../../src/games/fully_automated_bosses/reveal";
import { reveal as ballots } from "../../src/games/patriot/reveal";
import { reveal as dossiers } from "../../src/games/robotariat/reveal";
import type { Entry } from "../../src/wire";

const told = (tag: string, values: Record<string, unknown>): Entry => ({ tag, values }) as Entry;

describe("a verdict with its numbers", () => {
  const votes = ["strike", "work", "strike"].map((vote, n) =>
    told("voted", { who: `@${n + 2}`, vote: `~id-${vote}` }),
  );
  it.each([
    [2, true],
    [3, false],
  ])("counts the fists against the %i that were needed", (majority, success) => {
    const security = told("security-given", { who: "@1" });
    const found = square([...votes, security], [], { majority });
    const values = { fists: 2, needed: majority, success, who: "@1" };
    expect(found?.verdict).toEqual({ key: "verdict-square", values });
    expect(found?.faces).toHaveLength(3);
  });
  it.each([
    [9, 8, true, -1],
    [5, 8, false, 3],
  ])("holds a tally of %i against the need of %i", (total, need, enough, missing) => {
    const opinion = told("opinion", { cards: ["~id-war-2", "~id-spy-1"] });
    const found = ballots([opinion, told("tallied", { total, need })], [], {});
    const values = { total, need, enough, missing };
    expect(found?.verdict).toEqual({ key: "verdict-tally", values });
  });
  it("counts who met her objective", () => {
    const met = told("met", { who: "@1", objective: "~id-one" });
    const missed = told("missed", { who: "@0", objective: "~id-two" });
    const found = dossiers([met, missed], [], {});
    expect(found?.verdict).toEqual({ key: "verdict-objectives", values: { met: 1, all: 2 } });
  });
  it("counts the hands for a card of the stack", () => {
    const raised = told("raised", { who: "@2", value: 6 });
    expect(council([raised], [1, 2], {})?.verdict).toEqual({
      key: "verdict-hands",
      values: { count: 1, value: 6 },
    });
    expect(council([told("refused", { value: 6 })], [1, 2], {})?.verdict?.values).toEqual({
      count: 0,
      value: 6,
    });
  });
  it("adds up the teams and names the winners of the round", () => {
    const totals = { good: 8, evil: 11, neutral: 0 };
    const shown = told("shown", { who: "@1", face: "~id-tails", team: "~id-evil", level: 4 });
    const found = council([shown, told("counted", totals), told("won", { who: "@1" })], [], {});
    expect(found?.verdict).toEqual({
      key: "verdict-domes",
      values: { ...totals, count: 1, who: ["@1"] },
    });
  });
  it("is not told where nothing opened", () => {
    expect(square([], [], {})).toBeNull();
    expect(ballots([told("tallied", { total: 9, need: 8 })], [], {})).toBeNull();
    expect(dossiers([], [], {})).toBeNull();
  });
});
