import { describe, expect, it } from "vitest";
import { paintOf } from "../../src/games/robot_rise/art/paints";
import { pictureOf } from "../../src/games/robot_rise/art/pictures";

describe("the cards of the lab", () => {
  it("have a paint for every robot, however many there are", () => {
    const paints = Array.from({ length: 15 }, (_, n) => paintOf(n + 1));
    expect(paints.every((paint) => paint.startsWith("var(--"))).toBe(true);
    expect(new Set(paints.slice(0, 12)).size).toBe(12);
    expect(paints[12]).toBe(paints[0]);
  });
  it("have a picture, the one of the joint where there is no other", () => {
    expect(pictureOf("nuke")).not.toBe(pictureOf("flex"));
    expect(pictureOf("unheard-of")).toBe(pictureOf("flex"));
  });
});
