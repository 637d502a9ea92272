import { describe, expect, it } from "vitest";
import { rows } from "../../src/games/evil_robots/places";
import { strengths } from "../../src/games/evil_robots/teams";
import type { Player, View } from "../../src/games/evil_robots/view";

function player(teams: string[], level: number): Player {
  return { teams, level } as Player;
}

function seen(players: Player[], more: Partial<View> = {}): View {
  return { players, extra: null, totals: [], ...more } as View;
}

describe("the teams of a council", () => {
  it("have for sure what is known, and at most what is possible", () => {
    const found = strengths(seen([player(["good"], 4), player(["neutral", "good"], 3)]));
    expect(found).toEqual([
      { team: "evil", sure: 0, most: 0 },
      { team: "neutral", sure: 0, most: 3 },
      { team: "good", sure: 4, most: 7 },
    ]);
  });
  it("count the extra player, whose coins are open", () => {
    const extra = { type: "extra" as const, power: 5, level: 5, heads: 0, team: "evil" };
    expect(strengths(seen([], { extra }))[0]).toEqual({ team: "evil", sure: 5, most: 5 });
  });
  it("are what the view says once it has the totals", () => {
    const found = strengths(seen([player(["neutral", "good"], 3)], { totals: [1, 2, 3] }));
    expect(found.map((team) => [team.sure, team.most])).toEqual([
      [1, 1],
      [2, 2],
      [3, 3],
    ]);
  });
});

describe("the places around the table", () => {
  it("run clockwise from mine, which lies below", () => {
    expect(rows(5)).toEqual({ above: [1, 2, 3], below: [0, 4] });
    expect(rows(9)).toEqual({ above: [2, 3, 4, 5, 6], below: [1, 0, 8, 7] });
  });
  it("are each somebody's", () => {
    for (let count = 3; count < 11; count += 1) {
      const { above, below } = rows(count);
      expect([...above, ...below].sort((a, b) => a - b)).toEqual([...Array(count).keys()]);
    }
  });
});
