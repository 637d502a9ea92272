import { describe, expect, it } from "vitest";
import type { Chance, Chances, GameCard } from "../src/lib/lobby";
import { grades, levelsOf } from "../src/shell/chances";

const card = {
  key: "some-game",
  options: [
    { key: "mission", choices: ["ask", "sea", "sky"], default: "ask" },
    { key: "difficulty", choices: ["easy", "hard"], default: "easy" },
    { key: "house", choices: ["no", "yes"], default: "no" },
  ],
} as unknown as GameCard;

function one(mission: string, difficulty: string, share: number, level = "recruit"): Chance {
  const options = { mission, difficulty };
  return { level, seats: 2, options, share, low: share - 0.1, high: share + 0.1, games: 100 };
}

const found: Chances = {
  by: "difficulty",
  chances: [
    one("sea", "easy", 0.8),
    one("sky", "easy", 0.6),
    one("sea", "hard", 0.3),
    one("sky", "hard", 0.1),
    one("sea", "easy", 0.5, "heuristic"),
  ],
};

const shares = (options: Record<string, unknown>, seats = 2, pack = ""): unknown[] =>
  grades(found, card, options, seats, pack).map((row) => [
    row.value,
    ...row.cells.map((cell) => (cell ? Number(cell.share.toFixed(2)) : null)),
  ]);

describe("the chances beside a difficulty", () => {
  it("are those of what is chosen, by level from the simplest", () => {
    expect(levelsOf(found)).toEqual(["heuristic", "recruit"]);
    expect(shares({ mission: "sea" })).toEqual([
      ["easy", 0.5, 0.8],
      ["hard", null, 0.3],
    ]);
  });
  it("are averaged over what is chosen later", () => {
    expect(shares({ mission: "ask" })).toEqual([
      ["easy", 0.5, 0.7],
      ["hard", null, 0.2],
    ]);
  });
  it("say nothing of other numbers of players, packs and house rules", () => {
    expect(shares({}, 1)).toEqual([]);
    expect(shares({}, 2, "a-pack")).toEqual([]);
    expect(shares({ house: "yes" })).toEqual([]);
  });
});
