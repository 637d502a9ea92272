/** What each game's folder reads from views and events. */
import { beforeAll, describe, expect, it } from "vitest";
import { charts } from "../src/ending/measures";
import { loadGame } from "../src/games";
import type { GameCard } from "../src/lib/lobby";
import { revealOf } from "../src/reveal/reveals";
import { isSmall, minutes, seatsFor, suggest } from "../src/shell/evening";
import { factsOf, tableFacts } from "../src/table/facts";
import { factAt, rolesOf } from "../src/table/notebook";
import { phaseOf } from "../src/table/phases";
import { entry, moment, replay } from "./making";

const UNION = "fully_automated_union";
const BOSSES = "fully_automated_bosses";

beforeAll(async () => {
  const games = ["robotariat", "evil_robots", "robot_rise", UNION, BOSSES, "patriot", "leduc"];
  await Promise.all(games.map(loadGame));
}, 120_000); // seven boards are compiled first, however busy the machine is

describe("the phase of a turn", () => {
  it("is what the view says", () => {
    expect(phaseOf("evil_robots", { phase: "split", round: 2 }, "")).toMatchObject({
      now: "split",
      round: 2,
      rounds: null,
    });
    expect(phaseOf("robotariat", { npc_turn: true, turn: 3, rounds: 9 }, "")).toMatchObject({
      now: "street",
      round: 3,
      rounds: 9,
    });
  });
  it("follows from the question where the view does not say", () => {
    expect(phaseOf("robot_rise", {}, "ask-defend")?.now).toBe("answer");
    expect(phaseOf("robot_rise", {}, "ask-anything")?.now).toBe("action");
    expect(phaseOf("patriot", {}, "ask-vote")?.now).toBe("encounter");
  });
  it("is always one of the phases shown", () => {
    for (const game of ["robot_rise", "patriot"])
      for (const prompt of ["ask-gather", "ask-offer", "ask-any", "ask-event", "other"]) {
        const phase = phaseOf(game, {}, prompt)!;
        expect(phase.order).toContain(phase.now);
      }
  });
  it("is none for a game that tells of no phases", () => {
    expect(phaseOf("leduc", {}, "")).toBeNull();
  });
});

describe("public figures", () => {
  it("are the numbers of a seat, and no others", () => {
    const view = { players: [{ influence: 4, tokens: null, level: 2, hidden: "heads" }] };
    expect(factsOf("evil_robots", view, 0)).toEqual([
      { key: "influence", count: 4 },
      { key: "level", count: 2 },
    ]);
    expect(factsOf("evil_robots", view, 1)).toEqual([]);
  });
  it("of the table come with what is wanted", () => {
    expect(tableFacts("robotariat", { funds: 12, target: 60, reputation: 5 })).toEqual([
      { key: "funds", count: 12, of: 60 },
      { key: "reputation", count: 5 },
    ]);
    expect(tableFacts("unheard_of", { funds: 12 })).toEqual([]);
  });
});

describe("a notebook", () => {
  const places = [{ identity: "baron-bunker" }, { identity: null }];

  it("crosses out what my view says of a seat", () => {
    expect(factAt("robot_rise", { places }, 0, "baron-bunker")).toBe(true);
    expect(factAt("robot_rise", { places }, 0, "madame-detour")).toBe(false);
  });
  it("crosses out for everybody else what there is one of", () => {
    expect(factAt("robot_rise", { places }, 1, "baron-bunker")).toBe(false);
    expect(factAt("robot_rise", { places }, 1, "madame-detour")).toBeNull();
  });
  it("leaves to pencil what two seats may be", () => {
    const players = [{ hidden: "heads" }, { hidden: null }];
    expect(factAt("evil_robots", { players }, 1, "heads")).toBeNull();
  });
  it("knows that whoever is not openly a boss is none", () => {
    const seats = [{ role: "boss" }, { role: null }];
    expect(factAt(BOSSES, { seats }, 1, "boss")).toBe(false);
    expect(factAt(BOSSES, { seats }, 1, "scab")).toBeNull();
  });
  it("asks nothing before there is a view", () => {
    expect(rolesOf("evil_robots", null)).toEqual([]);
    expect(rolesOf("evil_robots", {})).toEqual(["heads", "tails"]);
  });
});

describe("what opens at once", () => {
  const vote = (who: number, word: string): ReturnType<typeof entry> =>
    entry("vote", { who: `@${who}`, vote: `~id-${word}` });

  it("are the hands of a vote, in the order of seats", () => {
    const reveal = revealOf(UNION, [vote(1, "strike"), vote(0, "work")], []);
    expect(reveal?.kind).toBe("hands");
    expect(reveal?.faces.map((face) => [face.seat, face.sign])).toEqual([
      [0, "work"],
      [1, "strike"],
    ]);
  });
  it("are the fingers of a bid", () => {
    const reveal = revealOf(BOSSES, [entry("bid", { who: "@2", fingers: 3 })], []);
    expect(reveal?.faces).toEqual([{ seat: 2, sign: "fingers", word: "reveal-fingers", count: 3 }]);
  });
  it("are coins before hands, and empty hands of those who were asked", () => {
    const shown = entry("shown", { who: "@0", face: "~id-heads", team: "~id-good" });
    expect(revealOf("evil_robots", [shown], [])?.kind).toBe("domes");
    const raised = entry("raised", { who: "@1" });
    const council = revealOf("evil_robots", [raised], [0, 1]);
    expect(council?.faces.map((face) => face.word)).toEqual(["reveal-down", "reveal-up"]);
  });
  it("are crates, the empty ones too", () => {
    const reveal = revealOf("robot_rise", [entry("no-help")], [1, 2]);
    expect(reveal?.faces.map((face) => [face.seat, face.word])).toEqual([
      [1, "reveal-nothing"],
      [2, "reveal-nothing"],
    ]);
  });
  it("are dossiers at the end", () => {
    const met = entry("met", { who: "@0", objective: "~id-saboteur" });
    expect(revealOf("robotariat", [met], [])?.faces[0]).toEqual({
      seat: 0,
      sign: "met",
      word: "~id-saboteur",
    });
  });
  it("are ballots only once they were counted", () => {
    const opinion = entry("opinion", { cards: ["~id-yes", "~id-no"] });
    expect(revealOf("patriot", [opinion], [])).toBeNull();
    expect(revealOf("patriot", [opinion, entry("tallied")], [])?.faces).toHaveLength(2);
  });
  it("are both cards of a showdown", () => {
    const shown = entry("shown", { first: "~id-king", second: "~id-queen" });
    expect(revealOf("leduc", [shown], [])?.faces.map((face) => face.seat)).toEqual([0, 1]);
  });
  it("is nothing where nothing was sealed", () => {
    for (const game of [UNION, BOSSES, "evil_robots", "robot_rise", "robotariat", "unheard_of"])
      expect(revealOf(game, [entry("round")], [0]), game).toBeNull();
  });
});

describe("the lines of a game", () => {
  it("are those its folder names, with the goal of the last view", () => {
    const frames = [5, 9].map((funds) =>
      moment({ funds, target: 60, reputation: 3, contributions: 0 }),
    );
    const [funds, standing] = charts(replay("robotariat", ["Ada"], frames));
    expect(funds?.lines[0]).toMatchObject({ values: [5, 9], goal: 60, seat: null });
    expect(standing?.lines.map((line) => line.label)).toEqual(["reputation", "office"]);
  });
  it("hold the last number seen where a view has none", () => {
    const frames = [3, null, 4].map((coins) => moment({ seats: [{ coins }], automated: 0 }));
    expect(charts(replay(BOSSES, ["Ada"], frames))[0]?.lines[0]?.values).toEqual([3, 3, 4]);
  });
  it("are the two that change most in a game the page does not know", () => {
    const views = [0, 1, 2].map((n) => ({
      quiet: [{ a: 1 }],
      some: [n],
      wild: [{ b: n * 9, c: n * 3 }],
    }));
    const found = charts(
      replay(
        "unheard_of",
        ["Ada"],
        views.map((view) => moment(view)),
      ),
    );
    expect(found.map((chart) => chart.label)).toEqual(["b", "c"]);
  });
});

describe("which game tonight", () => {
  const card = (key: string, least: number, most: number): GameCard =>
    ({ key, seats: [least, most] }) as unknown as GameCard;
  const cards = [card("robot_rise", 3, 8), card("patriot", 1, 4), card("leduc", 2, 2)];

  it("is the one whose mood fits", () => {
    expect(suggest(cards, 3, 60, "chaos")?.card.key).toBe("robot_rise");
    expect(suggest(cards, 3, 60, "quiet")?.card.key).toBe("patriot");
  });
  it("is never one that too few can play at, and says how many bots are missing", () => {
    expect(suggest(cards, 5, 60, "quiet")?.card.key).toBe("robot_rise");
    expect(suggest([cards[0]!], 1, 60, "chaos")?.bots).toBe(2);
    expect(suggest([cards[1]!], 9, 60, "quiet")).toBeNull();
  });
  it("is never a small one", () => {
    expect(isSmall(cards[2]!)).toBe(true);
    expect(isSmall(cards[0]!)).toBe(false);
    expect(suggest([cards[2]!], 2, 30, "chaos")).toBeNull();
  });
  it("is told with its minutes", () => {
    const [least, most] = minutes("robot_rise")!;
    expect(least).toBeLessThan(most);
    expect(minutes("leduc")).toBeNull();
  });
  it("has as many seats as want to play, within its bounds", () => {
    expect([1, 4, 12].map((players) => seatsFor(cards[0]!, players))).toEqual([3, 4, 8]);
  });
});
