import { describe, expect, it } from "vitest";
import { atPiece, beside, type Choice, VERBS } from "../../src/stage/beside";
import { spread } from "../../src/stage/zones";
import { row } from "../making";

const said = (offers: Choice[]): string[] =>
  offers.map((offer) =>
    offer.kind === "move" ? offer.row.move : offer.kind === "word" ? `${offer.word}…` : "list",
  );

describe("what stands beside the prompt", () => {
  it("is only what no thing on the board begins", () => {
    const rows = ["play nuke @1", "play nuke @2", "pass"].map(row);
    expect(said(beside(rows, [["nuke"], ["@1"], ["@2"]]))).toEqual(["pass"]);
  });
  it("is a verb each where there are many moves, and the list where there are many verbs", () => {
    const rows = ["swap a", "swap b", "swap c", "swap d", "pass"].map(row);
    expect(said(beside(rows, []))).toEqual(["swap…", "pass"]);
    const many = ["a", "b", "c", "d"].map(row);
    const offers = beside(many, []);
    expect(offers).toHaveLength(VERBS);
    expect(said(offers)).toEqual(["a", "b", "list"]);
  });
  it("counts a thing that stands for a whole move", () => {
    const rows = ["move poster", "move office", "end"].map(row);
    expect(
      said(
        beside(rows, [
          ["move", "poster"],
          ["move", "office"],
        ]),
      ),
    ).toEqual(["end"]);
  });
});

describe("the menu at a piece", () => {
  const drawn = [["emp"], ["h-01"], ["@1"], ["@2"]];
  it("is empty where the board can tell what is left apart", () => {
    const rows = ["play emp @1", "play emp @2"].map(row);
    expect(atPiece(rows, ["emp"], drawn)).toEqual([]);
  });
  it("offers the verbs where a thing is good for several", () => {
    const rows = ["robot h-01 @1", "robot h-01 @2", "ally h-01 legs"].map(row);
    expect(said(atPiece(rows, ["h-01"], drawn))).toEqual(["robot…", "ally h-01 legs"]);
  });
  it("offers what is complete already beside what goes on", () => {
    const rows = ["targets @1", "targets @1 @2"].map(row);
    expect(said(atPiece(rows, ["@1"], drawn))).toEqual(["targets @1"]);
  });
  it("offers the words that nothing on the board stands for", () => {
    const rows = ["ally h-01 legs", "ally h-01 body"].map(row);
    expect(said(atPiece(rows, ["h-01"], drawn))).toEqual(["ally h-01 legs", "ally h-01 body"]);
  });
});

describe("a fan of cards", () => {
  it("lies side by side, then overlaps, then takes two rows", () => {
    expect(spread(3, 100, 400, 44)).toEqual({ step: 108, rows: 1 });
    expect(spread(6, 100, 400, 44)).toEqual({ step: 60, rows: 1 });
    expect(spread(12, 100, 400, 44).rows).toBe(2);
  });
});
