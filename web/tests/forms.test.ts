import { describe, expect, it } from "vitest";
import { blank, blanks, click, drafted, faults, fieldOf, isIn, sum } from "../src/lib/forms";
import { field, form } from "./making";

const number = field({ name: "coins", kind: "number", least: 1, most: 3 });
const one = field({ name: "head", kind: "one-of", options: ["@0", "@1"] });
const other = field({ name: "body", kind: "one-of", options: ["@0", "@1"] });
const subset = field({
  name: "cards",
  kind: "subset",
  least: 1,
  most: 2,
  options: ["a", "b", "c"],
});
const shares = field({
  name: "pot",
  kind: "shares",
  most: 7,
  exact: true,
  options: ["x", "y", "z"],
});
const loose = field({ name: "gift", kind: "shares", most: 2, options: ["x", "y"] });
const rows = field({ name: "offers", kind: "rows", most: 1, fields: [one, number] });

describe("a blank form", () => {
  it("starts a number at its least and a choice at its first option", () => {
    expect(blanks([number, one])).toEqual({ coins: 1, head: "@0" });
  });
  it("takes as many of a subset as must be taken", () => {
    expect(blank(subset)).toEqual(["a"]);
  });
  it("shares out in equal parts what must be shared out whole", () => {
    expect(blank(shares)).toEqual({ x: 3, y: 2, z: 2 });
  });
  it("shares out nothing of what may be kept", () => {
    expect(blank(loose)).toEqual({ x: 0, y: 0 });
  });
  it("has no rows", () => {
    expect(blank(rows)).toEqual([]);
  });
});

describe("a click on a thing", () => {
  it("counts a number up, and from the most back to the least", () => {
    const draft = drafted(form("f", number), false);
    const seen = [1, 2, 3, 4].map(() => {
      click(draft, "coins");
      return draft.values["coins"];
    });
    expect(seen).toEqual([2, 3, 1, 2]);
  });
  it("fills the next field that is still open where two take the same things", () => {
    const draft = drafted(form("f", one, other), false);
    click(draft, "@1");
    click(draft, "@0");
    expect(draft.values).toEqual({ head: "@1", body: "@0" });
  });
  it("puts a thing into a subset and takes it out again", () => {
    const draft = drafted(form("f", subset), false);
    click(draft, "b");
    expect(draft.values["cards"]).toEqual(["a", "b"]);
    click(draft, "b");
    expect(draft.values["cards"]).toEqual(["a"]);
  });
  it("takes from the largest other share when everything is given out", () => {
    const draft = drafted(form("f", shares), false);
    click(draft, "z");
    expect(draft.values["pot"]).toEqual({ x: 2, y: 2, z: 3 });
    expect(sum(draft.values["pot"] as Record<string, number>)).toBe(7);
  });
  it("takes a share back when no more may be given", () => {
    const draft = drafted(form("f", loose), false);
    for (const word of ["x", "x", "x"]) click(draft, word);
    expect(draft.values["gift"]).toEqual({ x: 0, y: 0 });
  });
  it("opens a row for a seat, closes it, and opens no more than there may be", () => {
    const draft = drafted(form("f", rows), false);
    click(draft, "@1");
    click(draft, "@0");
    expect(draft.values["offers"]).toEqual([{ head: "@1", coins: 1 }]);
    click(draft, "@1");
    expect(draft.values["offers"]).toEqual([]);
  });
  it("does nothing with a thing no field knows", () => {
    const draft = drafted(form("f", subset), false);
    click(draft, "nothing");
    expect(draft.touched).toEqual([]);
    expect(fieldOf(draft, "nothing")).toBeNull();
  });
});

describe("what is in a form", () => {
  it("is what somebody chose, not what it started with", () => {
    const draft = drafted(form("f", one, number), false);
    expect(isIn(draft, "@0")).toBe(false);
    expect(isIn(draft, "coins")).toBe(false);
    click(draft, "@0");
    click(draft, "coins");
    expect(isIn(draft, "@0")).toBe(true);
    expect(isIn(draft, "coins")).toBe(true);
  });
});

describe("the faults of a form", () => {
  const keys = (values: Record<string, unknown>): string[] =>
    faults([number, subset, shares, rows], { ...valid, ...values }).map((fault) => fault.key);
  const valid = { coins: 2, cards: ["a"], pot: { x: 7, y: 0, z: 0 }, offers: [] };

  it("are none where every value has its shape", () => {
    expect(keys({})).toEqual([]);
  });
  it("name a number out of its bounds or broken", () => {
    expect(keys({ coins: 4 })).toEqual(["page-form-number"]);
    expect(keys({ coins: 1.5 })).toEqual(["page-form-number"]);
  });
  it("name a subset of the wrong size", () => {
    expect(keys({ cards: [] })).toEqual(["page-form-count"]);
  });
  it("name shares that are not whole or below nothing", () => {
    expect(keys({ pot: { x: 6, y: 0, z: 0 } })).toEqual(["page-form-sum"]);
    expect(keys({ pot: { x: 8, y: -1, z: 0 } })).toEqual(["page-form-sum"]);
  });
  it("name what is wrong inside a row", () => {
    expect(keys({ offers: [{ head: "@0", coins: 9 }] })).toEqual(["page-form-number"]);
  });
  it("name a line of more than two hundred letters", () => {
    const line = field({ name: "words", kind: "line" });
    expect(faults([line], { words: "x".repeat(200) })).toEqual([]);
    expect(faults([line], { words: "x".repeat(201) })).toHaveLength(1);
  });
});
