import { describe, expect, it } from "vitest";
import { reveal as council } from "../../src/games/evil_robots/reveal";
import { reveal as square } from "../../src/games/fully_automated_bosses/reveal";
import { reveal as picket } from "../../src/games/fully_automated_union/reveal";
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
  it("adds up the offers for a card, and the votes on a proposal", () => {
    const offered = told("offered", { who: "@1", influence: 4, tokens: 0 });
    expect(council([offered], [], {})?.verdict).toEqual({
      key: "verdict-offers",
      values: { count: 1 },
    });
    const votes = [told("accepted", { who: "@1" }), told("rejected", { who: "@0" })];
    expect(council(votes, [], {})?.verdict).toEqual({
      key: "verdict-proposal",
      values: { count: 1, all: 2, agreed: false },
    });
  });
  it.each([
    ["@2", "@2", true],
    ["@0", "@2", false],
  ])("says whether %s and %s are the same name", (one, other, agreed) => {
    const names = [one, other].map((target, n) => told("nominated", { who: `@${n}`, target }));
    expect(picket(names, [], {})?.verdict).toEqual({
      key: "verdict-robot",
      values: { agreed, who: one, count: 2 },
    });
    const carers = [one, other].map((carer, n) => told("custody", { who: `@${n}`, carer }));
    expect(picket(carers, [], {})?.verdict?.key).toBe("verdict-child");
  });
  it("names the traitors", () => {
    const answers = [told("treason", { who: "@1" }), told("loyalty", { who: "@0" })];
    expect(picket(answers, [], {})?.verdict).toEqual({
      key: "verdict-treason",
      values: { count: 1, who: ["@1"] },
    });
  });
  it("says what the workers decided, or that they did not", () => {
    const ballot = told("balloted", { who: "@2", topic: "~topic-target", choice: "@0" });
    const values = { topic: "~topic-target", choice: "@0", by: "~id-workers" };
    const decided = told("decided", values);
    expect(square([ballot, decided], [], {})?.verdict).toEqual({ key: "log-decided", values });
    expect(square([ballot], [], {})?.verdict).toEqual({ key: "verdict-none" });
  });
  it("says whom the Fund serves first, or that nobody has most votes", () => {
    const votes = ["@3", "@3", "@4", "@4", "@4"].map((choice, n) =>
      told("fund-voted", { who: `@${n + 2}`, choice }),
    );
    expect(square(votes, [], {})?.verdict?.values).toEqual({
      who: ["@4"],
      count: 1,
      votes: 3,
      all: 5,
    });
    expect(square(votes.slice(0, 4), [], {})?.verdict?.values).toMatchObject({ count: 2 });
  });
  it("is not told where nothing opened", () => {
    expect(square([], [], {})).toBeNull();
    expect(ballots([told("tallied", { total: 9, need: 8 })], [], {})).toBeNull();
    expect(dossiers([], [], {})).toBeNull();
  });
});
