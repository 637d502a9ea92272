import { describe, expect, it } from "vitest";
import { pieces, plain } from "../src/rules/marks";
import { placeOf } from "../src/shell/places";

describe("a clause in pieces", () => {
  it("tells code, bold words, sources and other clauses from plain words", () => {
    expect(pieces("Pay `n` **coins** (ABC-PAY-2a) [ruling: see p. 3].")).toEqual([
      { kind: "plain", text: "Pay " },
      { kind: "code", text: "n" },
      { kind: "plain", text: " " },
      { kind: "strong", text: "coins" },
      { kind: "plain", text: " (" },
      { kind: "clause", text: "ABC-PAY-2a" },
      { kind: "plain", text: ") " },
      { kind: "source", source: "ruling", text: "see p. 3" },
      { kind: "plain", text: "." },
    ]);
  });
  it("leaves a bracket alone that names no source", () => {
    expect(pieces("[see below]")).toEqual([{ kind: "plain", text: "[see below]" }]);
  });
  it("is searched without case and accents", () => {
    expect(plain("Perché NO")).toBe("perche no");
  });
});

describe("an address inside the page", () => {
  it("has a page, a path and a query", () => {
    const place = placeOf("#/replay/sample/a%20b?at=4&safe");
    expect([place.page, place.path]).toEqual(["replay", ["sample", "a b"]]);
    expect([place.query.get("at"), place.query.has("safe")]).toEqual(["4", true]);
  });
  it("is the rulebook where it is a clause", () => {
    expect(placeOf("#ABC-END-1")).toMatchObject({ page: "rules", path: ["", "ABC-END-1"] });
  });
  it("is the first page where it is empty", () => {
    expect(placeOf("")).toMatchObject({ page: "", path: [] });
  });
});
