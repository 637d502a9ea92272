import { describe, expect, it } from "vitest";
import { chancesOf, odds, planFor, ribbon, streetsOf } from "../../src/games/robotariat/plan";
import type { Forecast, Space } from "../../src/games/robotariat/view";

function space(key: string, near: string[], yellow = "", blue = ""): Space {
  return { key, near, yellow, blue } as Space;
}

function forecast(npc: string, path: string, to = "office"): Forecast {
  return { type: "robotariat-forecast", npc, start: "poster", to, path, faces: 2, of: 6 };
}

describe("the plan of the streets", () => {
  const spaces = ["poster", "upgrade", "masses", "scrap-yard", "sabotage", "office"];

  it.each([true, false])("keeps every space on the map and away from the others (%s)", (narrow) => {
    const plan = narrow ? planFor(390, 470) : planFor(880, 490);
    for (const one of spaces) {
      const [x, y] = plan.at(one);
      expect(x > 0 && x < plan.wide && y > 0 && y < plan.tall, one).toBe(true);
      for (const other of spaces.filter((each) => each !== one)) {
        const [u, v] = plan.at(other);
        expect(Math.hypot(x - u, y - v), `${one} ${other}`).toBeGreaterThan(120);
      }
    }
  });
  it("puts a space it does not know into the middle", () => {
    expect(planFor(880, 490).at("unheard-of")).toEqual([440, 245]);
  });
  it("has every street once", () => {
    const found = streetsOf([space("a", ["b", "c"]), space("b", ["a"]), space("c", ["a"])]);
    expect(found).toEqual([
      ["a", "b"],
      ["a", "c"],
    ]);
  });
  it("leads an arrow there beside the way back", () => {
    const plan = planFor(880, 490);
    expect(ribbon(plan, "poster", "upgrade", 20)).toBe("M295 102L575 102");
    expect(ribbon(plan, "upgrade", "poster", 20)).toBe("M585 62L305 62");
  });
});

describe("the chances of the next dice", () => {
  const plan = planFor(880, 490);
  const spaces = [space("poster", [], "office", "office")];

  it("are one for all of a kind who stand together", () => {
    const found = chancesOf(plan, [forecast("r1", "blue"), forecast("r2", "blue")], spaces);
    expect(found.map((each) => [each.npc, each.many])).toEqual([["r1", 2]]);
  });
  it("tell humans from robots and one path from the other", () => {
    const all = [forecast("r1", "blue"), forecast("h1", "blue"), forecast("r2", "yellow")];
    expect(chancesOf(plan, all, spaces)).toHaveLength(3);
  });
  it("stand on the other side where both arrows lead to the same space", () => {
    const both = [forecast("r1", "blue"), forecast("r2", "yellow")];
    const [blue, yellow] = chancesOf(plan, both, spaces);
    expect([blue!.x, blue!.y]).not.toEqual([yellow!.x, yellow!.y]);
  });
  it("are written as faces of a die, or not at all", () => {
    expect(odds(forecast("r1", "blue"))).toBe("2/6");
    expect(odds({ ...forecast("r1", "blue"), of: 0 })).toBe("?");
  });
});
