import { describe, expect, it } from "vitest";
import { blake2b, promiseOf } from "../src/settings/blake2b";
import { notePromise, promiseNoted } from "../src/settings/promises";

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);

describe("BLAKE2b", () => {
  it("hashes the example of RFC 7693", () => {
    expect(blake2b(bytes("abc"), 64)).toBe(
      "ba80a53f981c4d0d6a2797b69f12f6e94c212f14685ac4b74b12bb6fdbffa2d1" +
        "7d87c5392aab792dc252d5de4533cc9518d38aa8dbf1925ab92386edd4009923",
    );
  });
  it("hashes nothing, a whole block, and several blocks", () => {
    expect(blake2b(bytes(""), 16)).toBe("cae66941d9efbd404e4d88758ea67670");
    expect(blake2b(bytes("y".repeat(128)), 16)).toBe("ecaaf4a7e55c8dacadb2769cf8264a31");
    expect(blake2b(bytes("x".repeat(300)), 16)).toBe("c2f093e41879e412280bfcc0ed6533e4");
  });
});

describe("the promise of a table", () => {
  it("is the hash of its secret's bytes", () => {
    expect(promiseOf("616263")).toBe(blake2b(bytes("abc"), 16));
    expect(promiseOf("616263")).toBe("cf4ab791c62b8d2b2109c90275287816");
  });
  it("is noted once and never replaced", () => {
    notePromise("t1", "first");
    notePromise("t1", "second");
    expect(promiseNoted("t1")).toBe("first");
    expect(promiseNoted("t2")).toBe("");
  });
});
