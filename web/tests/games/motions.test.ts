import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { motions as evil, together as council } from "../../src/games/evil_robots/motions";
import {
  motions as bosses,
  together as town,
} from "../../src/games/fully_automated_bosses/motions";
import {
  motions as union,
  together as factory,
} from "../../src/games/fully_automated_union/motions";
import { motions as patriot } from "../../src/games/patriot/motions";
import { motions as robots } from "../../src/games/robot_rise/motions";
import { motions as robotariat } from "../../src/games/robotariat/motions";

const GAMES = {
  evil_robots: evil,
  fully_automated_bosses: bosses,
  fully_automated_union: union,
  patriot,
  robot_rise: robots,
  robotariat,
};

/** The events a game can tell, from what the server's declarations were written into. */
function told(game: string): string[] {
  const text = readFileSync(resolve(`src/games/${game}/seen.ts`), "utf8");
  const events = text.slice(text.indexOf("export interface Events"));
  return [...events.matchAll(/^ {2}"?([a-z-]+)"?: /gm)].map(([, tag]) => tag!);
}

describe("the motions of a game", () => {
  it.each(Object.entries(GAMES))("explain every event of %s", (game, motions) => {
    const tags = told(game);
    expect(tags.length).toBeGreaterThan(25);
    expect(tags.filter((tag) => !(tag in motions))).toEqual([]);
    expect(Object.keys(motions).filter((tag) => !tags.includes(tag))).toEqual([]);
  });
  it.each(
    Object.entries({
      evil_robots: council,
      fully_automated_bosses: town,
      fully_automated_union: factory,
    }),
  )("run together in %s for what happens to everybody at once", (game, tags) => {
    const known = told(game);
    expect(tags.filter((tag) => !known.includes(tag))).toEqual([]);
  });
});

describe("troops on the march", () => {
  const view = (...troops: number[]): never =>
    ({ spaces: troops.map((each) => ({ troops: each })) }) as never;

  it("walk from the spaces that lost some to those that gained some", () => {
    const found = patriot["troops-moved"]?.({ spaces: [3] }, view(1, 0, 2), view(2, 1, 0));
    expect(found).toEqual([
      { as: "troop", count: 1, from: "space-1", to: "space-3" },
      { as: "troop", count: 1, from: "space-2", to: "space-3" },
    ]);
  });
});

describe("posters", () => {
  it("come from the Junk Pile where that shrank", () => {
    const place = robotariat["placed"]!;
    const told = { who: "@0", count: 2, space: "~id-poster" };
    const from = (junk: number): string[] =>
      place(told, { junk } as never, { junk: 2 } as never).map((each) =>
        "from" in each ? each.from : "",
      );
    expect(from(0)).toEqual(["junk"]);
    expect(from(2)).toEqual(["supply"]);
  });
});
