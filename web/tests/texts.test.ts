import { beforeAll, describe, expect, it } from "vitest";
import { because, mentions, pieces, say, sayBare, sentence, titled } from "../src/lib/texts.svelte";
import { fieldName, optionName } from "../src/table/naming";
import { duration } from "../src/shell/durations";
import { optionTitle, optionValue, spelled } from "../src/shell/terms";
import { speak } from "./catalogues";

const NAMES = ["Ada", "Bo"];

beforeAll(async () => {
  await speak(
    "shell",
    [
      "page-yes = yes",
      "page-no = no",
      "page-clock = Clock",
      "page-clock-off = none",
      "page-clock-bank = a bank of { $time }",
      "page-clock-decision = { $time } each",
      "page-time-seconds = { $count } s",
      "page-time-minutes = { $count } min",
      "page-time-hours = { $count } h",
      "page-time-days = { $count } d",
      "page-when = When",
      "page-when-tonight = tonight",
      "page-when-days = over days",
      "page-away-title = Away",
      "page-away-wait = we wait",
      "page-away-after = a bot after { $time }",
      "page-watching = Watching",
      "page-watching-nobody = nobody",
      "page-programs = Programs",
      "page-programs-no = none",
      "page-watching-anyone = anyone",
      "page-everybody = everybody",
      "why-shared = a shared reason",
    ].join("\n"),
  );
  await speak(
    "some-game",
    [
      "game-title = Some Game",
      "log-hit = { $who } hits { $what }.",
      "id-nuke = the Nuke",
      "id-nuke-2 = the Nuke again",
      "move-play = play",
      "do-give-1 = Give it to { $one }",
      "do-raise-yes = Raise your hand",
      "field-coins = Coins",
      "option-turbo = Turbo",
      "option-mode = Mode",
      "option-mode-cold = Cold",
      "why-own = its own reason",
    ].join("\n"),
  );
});

describe("saying a sentence", () => {
  it("names seats and things in it", () => {
    expect(say("some-game", "log-hit", { who: "@1", what: "~id-nuke" }, NAMES)).toBe(
      "Bo hits the Nuke.",
    );
  });
  it("shows the key where the catalogue has no such text", () => {
    expect(say("some-game", "log-none")).toBe("log-none");
  });
  it("says nothing bare of what needs values", () => {
    expect(sayBare("some-game", "log-hit")).toBe("");
    expect(sayBare("some-game", "id-nuke")).toBe("the Nuke");
  });
  it("cuts it into what can be pointed at", () => {
    expect(pieces("some-game", "log-hit", { who: "@0", what: "~id-nuke" }, NAMES)).toEqual([
      { text: "Ada", seat: 0 },
      { text: " hits " },
      { text: "the Nuke", thing: "nuke" },
      { text: "." },
    ]);
  });
  it("titles a window by its game, if there is one", () => {
    expect(titled({ game: "some-game" }, "Replay")).toBe("Some Game · Replay · Uprising");
    expect(titled(null, "Replay")).toBe("Replay · Uprising");
  });
});

describe("saying a move", () => {
  it("takes the sentence for this word, then that for so many words, then the words", () => {
    expect(sentence("some-game", { slots: ["raise", "yes"] }, NAMES)).toBe("Raise your hand");
    expect(sentence("some-game", { slots: ["give", "@1"] }, NAMES)).toBe("Give it to Bo");
    expect(sentence("some-game", { slots: ["play", "nuke", "@1"] }, NAMES)).toBe(
      "Play the Nuke Bo",
    );
  });
});

describe("words somebody wrote", () => {
  it("mark the longest name of a thing in them", () => {
    expect(mentions("some-game", "I fear the nuke again, and the Nuke")).toEqual([
      { text: "I fear " },
      { text: "the nuke again", thing: "nuke-2" },
      { text: ", and " },
      { text: "the Nuke", thing: "nuke" },
    ]);
  });
  it("mark nothing inside a longer word", () => {
    expect(mentions("some-game", "the Nukes")).toEqual([{ text: "the Nukes" }]);
  });
});

describe("a bot's reason", () => {
  it("is told by the game, else by the shell, else not at all", () => {
    expect(because("some-game", "why-own")).toBe("its own reason");
    expect(because("some-game", "why-shared")).toBe("a shared reason");
    expect(because("some-game", "why-none")).toBe("");
  });
});

describe("naming what a form asks", () => {
  it("names a field by its text, else by its key", () => {
    expect(fieldName("some-game", "coins")).toBe("Coins");
    expect(fieldName("some-game", "other")).toBe("other");
  });
  it("names an option as a seat, a thing, an option or a word of the page", () => {
    const named = ["@1", "nuke", "turbo", "everybody", "nameless"].map((key) =>
      optionName("some-game", key, NAMES),
    );
    expect(named).toEqual(["Bo", "the Nuke", "Turbo", "everybody", "nameless"]);
  });
});

describe("the terms of a table", () => {
  it("name options and their values", () => {
    expect(optionTitle("some-game", "mode")).toBe("Mode");
    expect(optionValue("some-game", "mode", "cold")).toBe("Cold");
    expect(optionValue("some-game", "turbo", false)).toBe("no");
    expect(optionValue("some-game", "seats", 4)).toBe("4");
  });
  it("are spelled line by line, the clock in words", () => {
    const settings = { clock: "bank", seconds: 60, grace: 300, watch: "nobody" };
    expect(spelled("some-game", { turbo: true }, settings)).toEqual([
      ["Turbo", "yes"],
      ["When", "tonight"],
      ["Clock", "a bank of 60 s"],
      ["Away", "a bot after 5 min"],
      ["Watching", "nobody"],
      ["Programs", "none"],
    ]);
    expect(spelled("some-game", {}, { clock: "off" })[1]).toEqual(["Clock", "none"]);
  });
  it("tell slow tables in days, where nobody stands in for anybody", () => {
    const settings = { clock: "decision", seconds: 3 * 24 * 3600, grace: 300 };
    expect(spelled("some-game", {}, settings).slice(0, 3)).toEqual([
      ["When", "over days"],
      ["Clock", "3 d each"],
      ["Away", "we wait"],
    ]);
  });
  it("say times as people do", () => {
    const said = [0, 59, 119, 120, 3599, 7199, 7300, 6 * 3600, 24 * 3600, 29 * 3600, 48 * 3600];
    expect(said.map(duration)).toEqual([
      "0 s",
      "59 s",
      "119 s",
      "2 min",
      "60 min",
      "2 h",
      "2 h 2 min",
      "6 h",
      "1 d",
      "1 d 5 h",
      "2 d",
    ]);
  });
});
