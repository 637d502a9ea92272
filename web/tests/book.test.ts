import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, test } from "vitest";
import { blocks } from "../src/rules/book";

const GAMES = resolve("../src/uprising/games"); // npm runs scripts in the folder of the package

test("a book is headings, paragraphs, lists and tables, and footnotes are numbered", () => {
  const found = blocks(
    "## Turn\n\nDo **one** thing.[^A-TURN-1][^A-TURN-2–4]\n\n- attack\n- pass[^A-TURN-1]\n\n" +
      "| card | does |\n|---|---|\n| Nuke | harm |",
  );
  expect(found.map((block) => block.kind)).toEqual(["heading", "paragraph", "list", "table"]);
  expect(found[1]).toEqual({
    kind: "paragraph",
    spans: [
      { kind: "plain", text: "Do " },
      { kind: "strong", text: "one" },
      { kind: "plain", text: " thing." },
      { kind: "note", clause: "A-TURN-1", number: 1 },
      { kind: "note", clause: "A-TURN-2", number: 2 },
    ],
  });
  expect(found[2]).toMatchObject({
    ordered: false,
    items: [[{ text: "attack" }], [{ text: "pass" }, { kind: "note", number: 1 }]],
  });
});

test("a picture takes along the drawing in letters that stands behind it", () => {
  const found = blocks("![Seen by Ana](robot)\n\n     [Head 4]\n     [Legs 9]\n\n    alone");
  expect(found).toEqual([
    { kind: "picture", name: "robot", seen: "Seen by Ana", letters: " [Head 4]\n [Legs 9]" },
    { kind: "drawing", text: "alone" },
  ]);
});

test("nothing of the marks is left in any book", () => {
  const books = readdirSync(GAMES, { recursive: true, encoding: "utf-8" }).filter(
    (file) => /book\.(en|it)\.md$/.test(file) && !file.includes("rulebook"),
  );
  expect(books.length).toBe(12);
  for (const file of books) {
    const words = JSON.stringify(blocks(readFileSync(join(GAMES, file), "utf-8")));
    expect(words, file).not.toMatch(/\*\*|\[\^|"#|\|---|!\[/);
  }
});
