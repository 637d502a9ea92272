import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { frontOf, loadGame, makers, pageOf } from "../src/games";
import { sources } from "./sources";

const FOLDER = /^\/games\/([a-z_]+)\//;
const KEYS = [...new Set(sources().flatMap(({ path }) => FOLDER.exec(path)?.[1] ?? []))];

/** A game by its key, its class or its title: evil_robots, evil-robots, EvilRobots. */
function naming(key: string): RegExp {
  return new RegExp(key.split("_").join("[-_ ]?"), "i");
}

describe("the folder of a game", () => {
  beforeAll(async () => {
    await Promise.all(KEYS.map(loadGame));
  });

  it("is found for every game", () => {
    expect(KEYS.length).toBeGreaterThanOrEqual(8);
  });
  it.each(KEYS)("%s exports what the game brings, its front included", (key) => {
    expect(pageOf(key)?.board).toBeDefined();
    expect(pageOf(key)?.front).toBe(frontOf(key));
  });
  it("brings nothing for a game without one", async () => {
    await loadGame("unheard_of");
    expect([pageOf("unheard_of"), frontOf("unheard_of")]).toEqual([null, null]);
  });
  it("names the makers of its game, who are told once for all their games", () => {
    expect(makers().length).toBeGreaterThan(3);
    expect(new Set(makers()).size).toBe(makers().length);
  });
  it("is the only place that names its game", () => {
    const outside = sources().filter(({ path }) => !FOLDER.test(path));
    const found = outside.flatMap(({ path, text }) =>
      KEYS.filter((key) => naming(key).test(text) || naming(key).test(path)).map(
        (key) => `${path} names ${key}`,
      ),
    );
    expect(found).toEqual([]);
  });
  it("names no other game", () => {
    const found = sources().flatMap(({ path, text }) => {
      const own = FOLDER.exec(path)?.[1];
      const others = own ? KEYS.filter((key) => key !== own && naming(key).test(text)) : [];
      return others.map((key) => `${path} names ${key}`);
    });
    expect(found).toEqual([]);
  });
  it("finds a name in whatever way it is written", () => {
    for (const name of ["evil_robots", "evil-robots", "EvilRobots", "Evil Robots", "evilRobots"])
      expect(naming("evil_robots").test(name)).toBe(true);
    expect(naming("evil_robots").test("evil and robots")).toBe(false);
  });
  it("keeps its drawings apart", () => {
    const drawn = KEYS.filter((key) => pageOf(key)?.poster);
    for (const key of drawn) expect(existsSync(resolve(`src/games/${key}/art`)), key).toBe(true);
  });
});
