import { describe, expect, it } from "vitest";
import { numberOf } from "../../src/games/patriot/faces";
import { counted, ours, typeOf, valueOf, type View } from "../../src/games/patriot/view";

describe("the cards of the ministry", () => {
  it("are counted by kind, in the order in which they came", () => {
    expect(counted(["war-2", "spy-1", "war-2"])).toEqual([
      ["war-2", 2],
      ["spy-1", 1],
    ]);
  });
  it("have a type and a value", () => {
    expect([typeOf("science-3"), valueOf("science-3")]).toEqual(["science", 3]);
  });
  it("are marked where the book does not give them", () => {
    const view = { book: ["jack-power"] } as unknown as View;
    expect(ours(view, "jack-power")).toBe("");
    expect(ours(view, "maury-flaw")).toBe(" *");
  });
  it("show the same face for the same name", () => {
    expect(numberOf("jack")).toBe(numberOf("jack"));
    expect(numberOf("jack")).not.toBe(numberOf("petr"));
  });
});
