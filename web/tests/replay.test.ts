import { beforeAll, describe, expect, it } from "vitest";
import { chances, type Curve } from "../src/ending/measures";
import { bestMoment, changes, revealed, turningPoints } from "../src/ending/moments";
import { chapters, EVERYTHING, frameOf, reasonAt } from "../src/replay/moments";
import { speak } from "./catalogues";
import { entry, moment, replay } from "./making";

const told = (who: number): ReturnType<typeof entry>[] => [entry("did", { who: `@${who}` })];
const line = (seat: number | null, ...values: number[]): Curve => ({
  label: "coins",
  seat,
  values,
  goal: null,
  good: true,
});

beforeAll(() => speak("some-game", "why-greed = greed"));

describe("a replayed moment", () => {
  const seen = replay("some-game", ["Ada", "Bo"], [moment({ coins: 1 }, told(0), 7)]);

  it("is a frame in which nobody is asked", () => {
    const made = frameOf(seen, seen.frames[0]!, "1");
    expect([made.seq, made.seat, made.ask, made.view]).toEqual([7, 1, null, { coins: 1 }]);
    expect(made.seats.map((seat) => [seat.name, seat.asked])).toEqual([
      ["Ada", false],
      ["Bo", false],
    ]);
  });
  it("is nobody's where everything is shown", () => {
    expect(frameOf(seen, seen.frames[0]!, EVERYTHING).seat).toBeNull();
    expect(frameOf(seen, seen.frames[0]!, "").seat).toBeNull();
  });
});

describe("the chapters of a replay", () => {
  it("begin where the round changes", () => {
    const frames = [1, 1, 2, 2, 3].map((round) => moment({ round }));
    expect(chapters(frames)).toEqual([2, 4]);
  });
  it("follow the turn where there is no round, and are none where there is neither", () => {
    expect(chapters([moment({ turn: 1 }), moment({ turn: 2 })])).toEqual([1]);
    expect(chapters([moment({}), moment({})])).toEqual([]);
  });
});

describe("the reasons for a move", () => {
  it("name who thought so only where several acted at once", () => {
    const seen = replay("some-game", ["Ada", "Bo"], []);
    seen.reasons = [
      { at: 1, seat: 0, why: "why-greed" },
      { at: 2, seat: 0, why: "why-greed" },
      { at: 2, seat: 1, why: "why-greed" },
    ];
    expect(reasonAt(seen, 1)).toBe("greed");
    expect(reasonAt(seen, 2)).toBe("Ada: greed Bo: greed");
  });
});

describe("the moves that turned a game", () => {
  it("are those that threw the chances furthest, told in order", () => {
    const seen = replay("some-game", ["Ada", "Bo"], Array(10).fill(moment({}, told(0))));
    const odds = { label: "chances", lines: [line(0, 50, 50, 80, 80, 80, 80, 80, 10, 10, 10)] };
    expect(turningPoints(seen, [], odds, 2).map((point) => point.at)).toEqual([2, 7]);
  });
  it("are no neighbours, and no move of which nothing is told", () => {
    const frames = Array.from({ length: 6 }, (_, at) => moment({}, at === 4 ? [] : told(0)));
    const odds = { label: "chances", lines: [line(0, 0, 50, 90, 90, 0, 0)] };
    const seen = replay("some-game", ["Ada"], frames);
    expect(turningPoints(seen, [], odds).map((point) => point.at)).toEqual([1]);
  });
  it("are judged by the score where no chances are known", () => {
    const seen = replay("some-game", ["Ada", "Bo"], Array(5).fill(moment({}, told(0))));
    const chart = { label: "coins", lines: [line(0, 0, 0, 0, 9, 9), line(1, 1, 1, 1, 1, 1)] };
    expect(turningPoints(seen, [chart], null, 1).map((point) => point.at)).toEqual([3]);
  });
});

describe("somebody's best moment", () => {
  const charts = [{ label: "coins", lines: [line(0, 0, 5, 1, 9), line(1, 0, 0, 0, 0)] }];

  it("is the move that helped her most among those that tell of her", () => {
    const frames = [[], told(0), told(0), told(1)].map((log) => moment({}, log));
    expect(bestMoment(replay("some-game", ["Ada", "Bo"], frames), charts, 0)?.at).toBe(1);
  });
  it("is none where nothing tells of her", () => {
    const frames = [[], told(1)].map((log) => moment({}, log));
    expect(bestMoment(replay("some-game", ["Ada", "Bo"], frames), charts, 0)).toBeNull();
  });
});

describe("what a game was about", () => {
  it("changes only in the lines a move moved", () => {
    const charts = [{ label: "coins", lines: [line(0, 1, 4), line(1, 2, 2)] }];
    expect(changes(charts, 1).map(({ from, to }) => [from, to])).toEqual([[1, 4]]);
  });
  it("reveals the secrets that the last view shows of a seat", () => {
    const view = {
      players: [
        { role: "spy", coins: 3 },
        { role: null, team: "evil" },
      ],
      round: 9,
    };
    const seen = replay("some-game", ["Ada", "Bo"], [moment(view)]);
    expect(revealed(seen, 0)).toEqual([{ field: "role", value: "spy" }]);
    expect(revealed(seen, 1)).toEqual([{ field: "team", value: "evil" }]);
  });
  it("has chances in percent, or none where a moment was not judged", () => {
    const seen = replay("some-game", ["Ada"], [moment({}), moment({})]);
    seen.chances = [[0.254]];
    expect(chances(seen)).toBeNull();
    seen.chances = [[0.254], [1]];
    expect(chances(seen)?.lines[0]?.values).toEqual([25, 100]);
  });
});
