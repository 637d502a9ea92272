import { beforeEach, describe, expect, it, vi } from "vitest";
import { Choosing } from "../src/lib/choosing.svelte";
import { settings } from "../src/settings/settings.svelte";
import type { FormSeen, Frame, Row } from "../src/wire";
import { field, form, frame, row } from "./making";
import { watch } from "./watching.svelte";

function asked(rows: string[], forms: FormSeen[] = []): Frame {
  const ask = { prompt: "ask", rows: rows.map(row), forms } as unknown as Frame["ask"];
  return frame({ ask, standing: [row("sell hat")] });
}

function sitting(
  now: Frame,
  unsure = false,
): {
  choosing: Choosing;
  sent: string[];
  table: { staged: Row | null };
} {
  const sent: string[] = [];
  const table = {
    frame: now,
    unsure,
    staged: null as Row | null,
    do: (move: string) => sent.push(move),
    why: (words: string[]) => sent.push(`why ${words.join(" ")}`),
    fill: (key: string, values: unknown) => sent.push(`fill ${key} ${JSON.stringify(values)}`),
  };
  return { choosing: new Choosing(table as never), sent, table };
}

describe("choosing among listed moves", () => {
  beforeEach(() => {
    settings.confirm = "never";
  });

  it("sends a move as soon as the picked words leave only one", () => {
    const { choosing, sent } = sitting(asked(["play nuke @1", "play nuke @2", "pass"]));
    choosing.pick("nuke");
    expect(sent).toEqual([]);
    choosing.pick("@2");
    expect(sent).toEqual(["play nuke @2"]);
    expect(choosing.picked).toEqual([]);
  });
  it("offers the words that still tell the remaining moves apart", () => {
    const { choosing } = sitting(asked(["play nuke @1", "play nuke @2", "pass"]));
    choosing.pick("play");
    expect(choosing.open).toEqual(["@1", "@2"]);
    expect(choosing.verbs).toEqual(["play"]);
  });
  it("gives a picked word back at a second click", () => {
    const { choosing } = sitting(asked(["play nuke @1", "play nuke @2"]));
    choosing.pick("play");
    expect(choosing.state("play")).toBe("picked");
    choosing.pick("play");
    expect(choosing.picked).toEqual([]);
  });
  it("takes the same thing twice where a move has it twice", () => {
    const { choosing, sent } = sitting(asked(["swap a a", "swap a b"]));
    choosing.pick("a");
    choosing.pick("a");
    expect(sent).toEqual(["swap a a"]);
  });
  it("turns to another move when its thing is clicked", () => {
    const { choosing } = sitting(asked(["play a @1", "play a @2", "keep b @1", "keep b @2"]));
    choosing.pick("a");
    choosing.pick("b");
    expect(choosing.picked).toEqual(["b"]);
  });
  it("asks why a thing cannot be used", () => {
    const { choosing, sent } = sitting(asked(["pass"]));
    expect(choosing.state("nuke")).toBe("off");
    choosing.pick("nuke");
    expect(sent).toEqual(["why nuke"]);
  });
  it("counts a move once that was listed twice", () => {
    const { choosing } = sitting(asked(["pass", "pass"]));
    expect(choosing.rows).toHaveLength(1);
  });
  it("sends what several words name together, or asks why not", () => {
    const { choosing, sent } = sitting(asked(["flip @1", "flip @2"]));
    expect(choosing.stateAll(["flip", "@2"])).toBe("legal");
    expect(choosing.stateAll(["flip", "@3"])).toBe("off");
    choosing.pickAll(["flip", "@2"]);
    choosing.pickAll(["flip", "@3"]);
    expect(sent).toEqual(["flip @2", "why flip @3"]);
  });
  it("stages the move instead of sending it for those who confirm", () => {
    settings.confirm = "always";
    const { choosing, sent, table } = sitting(asked(["pass", "play a"]));
    choosing.pick("pass");
    expect(sent).toEqual([]);
    expect(table.staged?.move).toBe("pass");
  });
  it("offers nothing beside the prompt while every screen must look alike", () => {
    const { choosing } = sitting(asked(["pass", "sabotage @1"]));
    expect(choosing.beside.length).toBeGreaterThan(0);
    choosing.veiled = true;
    expect(choosing.beside).toEqual([]);
  });
  it("is idle while nobody asks, unless somebody looks at what may always be done", () => {
    const { choosing } = sitting(frame({ standing: [row("sell hat")] }));
    expect(choosing.state("hat")).toBe("idle");
    choosing.aside = true;
    expect(choosing.state("hat")).toBe("legal");
  });
});

describe("choosing with a form", () => {
  const cards = field({ name: "cards", kind: "subset", most: 2, options: ["a", "b"] });

  it("fills the field a clicked thing belongs to", () => {
    const { choosing, sent } = sitting(asked([], [form("form-burn", cards)]));
    watch(() => choosing.drafts);
    expect(choosing.state("b")).toBe("legal");
    choosing.pick("b");
    expect(choosing.state("b")).toBe("picked");
    choosing.fill(choosing.draft("form-burn")!);
    expect(sent).toEqual(['fill form-burn {"cards":["b"]}']);
  });
  it("keeps to a listed move that was begun", () => {
    const { choosing, sent } = sitting(
      asked(["play a x", "play a y", "keep a x"], [form("form-burn", cards)]),
    );
    settings.confirm = "never";
    watch(() => choosing.drafts);
    choosing.pick("play");
    choosing.pick("a");
    expect(choosing.picked).toEqual(["play", "a"]);
    choosing.pick("y");
    expect(sent).toEqual(["play a y"]);
  });
  it("takes the words of the list for the moves alone", () => {
    const { choosing, sent } = sitting(
      asked(["burn a", "burn a b", "burn b"], [form("form-burn", cards)]),
    );
    settings.confirm = "never";
    watch(() => choosing.drafts);
    choosing.take("b");
    expect(choosing.picked).toEqual(["b"]);
    choosing.take("a");
    expect(sent).toEqual(["burn a b"]);
    expect(choosing.draft("form-burn")!.values["cards"]).toEqual([]);
  });
  it("starts afresh after a reset", () => {
    const { choosing } = sitting(asked([], [form("form-burn", cards)]));
    watch(() => choosing.drafts);
    choosing.pick("a");
    expect(choosing.draft("form-burn")!.values["cards"]).toEqual(["a"]);
    choosing.reset();
    expect(choosing.draft("form-burn")!.values["cards"]).toEqual([]);
  });
});

describe("confirming by touch", () => {
  it("asks twice only where the pointer is a finger", () => {
    settings.confirm = "touch";
    const { choosing, table } = sitting(asked(["pass", "play a"]));
    vi.stubGlobal("matchMedia", () => ({ matches: true }));
    choosing.pick("pass");
    expect(table.staged?.move).toBe("pass");
    vi.stubGlobal("matchMedia", () => ({ matches: false }));
    const desk = sitting(asked(["pass", "play a"]));
    desk.choosing.pick("pass");
    expect(desk.sent).toEqual(["pass"]);
  });
  it("asks twice wherever nobody sees what a thing will do", () => {
    settings.confirm = "never";
    const { choosing, sent, table } = sitting(asked(["pass", "play a"]), true);
    choosing.pick("a");
    expect([table.staged?.move, sent]).toEqual(["play a", []]);
  });
});
