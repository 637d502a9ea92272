import { describe, expect, it } from "vitest";
import { sources } from "./sources";

const CHEAP = ["transform", "opacity", "none", "animation-timing-function"];

/** The properties that styles let move: in transitions and in the frames of animations. */
function moved(text: string): string[] {
  const transitions = [...text.matchAll(/\btransition:\s*([^;]+);/g)].flatMap(([, list]) =>
    list!
      .replaceAll(/\([^)]*\)/g, "")
      .split(",")
      .map((each) => each.trim().split(/\s/)[0]!),
  );
  const frames = [...text.matchAll(/@keyframes[^{]*\{((?:[^{}]*\{[^{}]*\})*)/g)].flatMap(
    ([, inside]) => [...inside!.matchAll(/([a-z-]+):/g)].map(([, name]) => name!),
  );
  return [...transitions, ...frames];
}

describe("what moves", () => {
  it("is found wherever it is written", () => {
    expect(moved("a { transition: rotate 1s, width 2s cubic-bezier(0, 1, 0, 1); }")).toEqual([
      "rotate",
      "width",
    ]);
    expect(moved("@keyframes a { from { scale: 2; opacity: 0; } 50% { left: 1px; } }")).toEqual([
      "scale",
      "opacity",
      "left",
    ]);
  });
  it("is place and opacity, in every style of the page", () => {
    const found = sources()
      .filter(({ path }) => /\.(svelte|css)$/.test(path))
      .flatMap(({ path, text }) =>
        moved(text)
          .filter((name) => !CHEAP.includes(name))
          .map((name) => `${path}: ${name}`),
      );
    expect(found).toEqual([]);
  });
});
