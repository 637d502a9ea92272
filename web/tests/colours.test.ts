import { describe, expect, it } from "vitest";
import { sources } from "./sources";

const LITERAL = /(?<!url\()#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})\b(?!-)|\b(?:rgb|hsl)a?\(/i;
const WORDS = "white|black|gr[ae]y|red|blue|green|gold|silver|orange|yellow|purple|brown|pink";
const PAINTED = "fill|stroke|color|background|background-color|border|outline|box-shadow";
const NAMED = new RegExp(`\\b(?:${PAINTED})(?:: |=")[^;>"]*(?<![\\w-])(?:${WORDS})(?![\\w-])`);

/** Colours written out, and the lines they stand in. */
function written(text: string): string[] {
  return text.split("\n").filter((line) => LITERAL.test(line) || NAMED.test(line));
}

describe("the colours of the page", () => {
  const styles = sources().filter(({ path }) => /\.(svelte|ts|css)$/.test(path));

  it("are found where they are written out", () => {
    expect(written("  fill: #1b1714;")).toHaveLength(1);
    expect(written('<path fill="#fff" />')).toHaveLength(1);
    expect(written("  box-shadow: 2px 2px 0 rgb(0 0 0 / 0.3);")).toHaveLength(1);
    expect(written("  background: white;")).toHaveLength(1);
    expect(written("  background: var(--print-white);")).toHaveLength(0);
    expect(written('<path fill="url(#fab-dots)" />')).toHaveLength(0);
    expect(written("{#each rows as row}")).toHaveLength(0);
  });
  it("are written out only among the tokens", () => {
    const found = styles
      .filter(({ path }) => !path.endsWith("/tokens.css"))
      .flatMap(({ path, text }) => written(text).map((line) => `${path}: ${line.trim()}`));
    expect(found).toEqual([]);
  });
  it("have a name that is defined, and every name is used", () => {
    const tokens = styles.filter(({ path }) => path.endsWith("/tokens.css"));
    const all = styles.map(({ text }) => text).join("\n");
    const defined = new Set([...all.matchAll(/(--[\w-]+)\s*[:=]/g)].map((match) => match[1]));
    const used = new Set([...all.matchAll(/var\((--[\w-]+)/g)].map((match) => match[1]));
    expect([...used].filter((name) => !defined.has(name))).toEqual([]);
    const named = tokens.flatMap(({ text }) =>
      [...text.matchAll(/^ +(--[\w-]+):/gm)].map((match) => match[1]),
    );
    expect([...new Set(named)].filter((name) => !used.has(name))).toEqual([]);
  });
});
