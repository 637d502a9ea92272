/** QR codes: the digests are of codes that an independent reader has read back. */
import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { qr } from "../src/shell/qr";

const READ_BACK: [string, number, string][] = [
  ["hi", 21, "043e4c6b95be7301"],
  ["http://127.0.0.1:8000/join/abcdEFGH", 29, "c801199fe5a12b49"],
  ["q".repeat(80), 37, "5449c7cea79b7f92"],
  ["z".repeat(120), 45, "ec476540298f28bd"],
  ["y".repeat(200), 57, "9d9550d437781823"],
];

function digest(text: string): string {
  const rows = qr(text)!.map((row) => row.map(Number).join(""));
  return createHash("sha256").update(rows.join("\n")).digest("hex").slice(0, 16);
}

describe("a QR code", () => {
  it.each(READ_BACK)(
    "of %s has %i modules a side and is the one that was read",
    (text, size, known) => {
      expect(qr(text)).toHaveLength(size);
      expect(digest(text)).toBe(known);
    },
  );

  it("is not drawn for what does not fit", () => {
    expect(qr("x".repeat(214))).toBeNull();
    expect(qr("x".repeat(213))).not.toBeNull();
  });
});
