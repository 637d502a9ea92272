/** `tests/words/test_renderers.py`: what the terminal says, said by the page. */
import { readFileSync } from "node:fs";
import { expect, it, vi } from "vitest";
import { tell } from "../src/lib/telling";
import { type Lang, LANGS, load, pieces, reader, sentence } from "../src/lib/texts.svelte";

interface Row {
  key: string;
  values: Record<string, unknown>;
  slots: string[];
  choice: boolean;
  said: string;
}
interface Table {
  names: string[];
  view: Record<string, unknown>;
  said: Record<Lang, string[]>;
}
interface Told {
  game: string;
  sources: Record<Lang, string>;
  rows: Record<Lang, Row[]>;
  tables: Table[];
}

const { names, told } = JSON.parse(readFileSync(process.env["SAID"]!, "utf-8")) as {
  names: string[];
  told: Told[];
};

function spoken(game: string, row: Row): string {
  if (!row.choice)
    return pieces(game, row.key, row.values, names)
      .map((piece) => piece.text)
      .join("");
  const move = row.key ? { slots: row.slots, say: row.key, values: row.values } : row;
  return sentence(game, { ...move, slots: move.slots.flatMap((slot) => slot.split(",")) }, names);
}

it.each(told)("$game is worded as in the terminal", async ({ game, sources, rows, tables }) => {
  vi.stubGlobal("fetch", (where: string) => {
    const lang = where.endsWith("it") ? "it" : "en";
    return Promise.resolve(new Response(sources[lang]));
  });
  for (const lang of LANGS) {
    reader.lang = lang;
    await load(game);
    const wrong = rows[lang].filter((row) => spoken(game, row) !== row.said);
    expect(wrong.map((row) => [row.said, spoken(game, row)]).slice(0, 10)).toEqual([]);
    for (const table of tables)
      expect(tell(game, table.view, table.names)).toEqual(table.said[lang]);
  }
});
