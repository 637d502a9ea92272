import { describe, expect, it } from "vitest";
import { numberOf } from "../../src/games/patriot/faces";
import { faces, numbersOf, signed } from "../../src/games/patriot/tiles";
import { aimOf, counted, ours, typeOf, valueOf, type View } from "../../src/games/patriot/view";

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
    expect(ours(view, "maury-flaw")).toBe("\u00a0*");
  });
  it("show the same face for the same name", () => {
    expect(numberOf("jack")).toBe(numberOf("jack"));
    expect(numberOf("jack")).not.toBe(numberOf("petr"));
  });
});

describe("the numbers of the desk", () => {
  it("tell a die's table without the faces that do nothing", () => {
    expect(faces([1, 1, 0, -2, -2, 4], signed)).toBe(
      "1-\u20602\u00a0+1, 4-\u20605\u00a0-2, 6\u00a0+4",
    );
    expect(faces(undefined, signed)).toBe("");
  });
  it("are those of the pack, not ours", () => {
    const pack = { coin_gain: 9, coin_cu: 7, deploy_ap: [1, 2], deploy_troops: [5, 6] };
    expect(numbersOf("coins", pack, undefined, "")).toEqual({ gain: 9, cu: 7 });
    expect(numbersOf("deploy", pack, undefined, "")).toEqual({ ap: "1/2", troops: "5/6" });
  });
  it("say what a campaign asks of so many players", () => {
    const one = {
      slug: "m",
      need: [3, 8],
      doom: [1, 2],
      doom_from: 4,
      cu: 0,
      coins: 0,
      markers: 0,
    };
    expect(aimOf({ campaigns: [one] }, "m", 2)).toMatchObject({ need: 8, doom: 2, from: 4 });
    expect(aimOf({}, "m", 2)).toBeNull();
  });
});
