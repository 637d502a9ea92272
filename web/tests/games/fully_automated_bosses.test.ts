import { describe, expect, it } from "vitest";
import { aimOf } from "../../src/games/fully_automated_bosses/aims";
import type { Seat, View } from "../../src/games/fully_automated_bosses/view";

const view = {
  boss_target: 40,
  startupper_target: 20,
  destroyed: 2,
  automated: 4,
  robots_to_win: 8,
} as View;

function seat(role: string | null, coins: number | null): Seat {
  return { role, coins } as Seat;
}

describe("what a role wants", () => {
  it("is coins for a boss and for a startupper, each with a goal of its own", () => {
    expect(aimOf(view, seat("boss", 12))).toEqual({ value: 12, goal: 40 });
    expect(aimOf(view, seat("startupper", 12))).toEqual({ value: 12, goal: 20 });
  });
  it("is robots: bought for all, or scrapped", () => {
    expect(aimOf(view, seat("prolet", 1))).toEqual({ value: 4, goal: 8 });
    expect(aimOf(view, seat("luddite", 1))?.value).toBe(2);
  });
  it("is nothing that can be counted for anybody else", () => {
    expect(aimOf(view, seat("scab", 3))).toBeNull();
    expect(aimOf(view, seat(null, null))).toBeNull();
  });
});
