/**
 * Answering by clicking the things a decision is about.
 *
 * A legal move is a row of words ("play", "nuke", "@3"). Clicking a card, a seat or a verb picks its word; what is left
 * are the rows that hold all picked words. When one row is left it is the answer. The client knows no rule: whatever no
 * row holds is not legal, and the server says why.
 */
import type { Row } from "../wire";
import { asksTwice } from "./confirm";
import type { Table } from "./table.svelte";

export type Standing = "legal" | "picked" | "off" | "idle";

function holds(row: Row, words: readonly string[]): boolean {
  const left = [...row.slots];
  return words.every((word) => {
    const at = left.indexOf(word);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
}

export class Choosing {
  picked = $state<string[]>([]);
  aside = $state(false);

  constructor(private readonly table: Pick<Table, "frame" | "why" | "do">) {}

  readonly rows = $derived.by((): Row[] => {
    const frame = this.table.frame;
    return (this.aside ? frame?.standing : frame?.ask?.rows) ?? [];
  });

  readonly left = $derived.by((): Row[] => this.rows.filter((row) => holds(row, this.picked)));

  /** The verbs still open, for buttons. */
  readonly verbs = $derived.by((): string[] => [...new Set(this.left.map((row) => row.slots[0]!))]);

  /** The words that still tell the remaining rows apart. */
  readonly open = $derived.by((): string[] => {
    const found = new Set<string>();
    for (const row of this.left) for (const word of this.rest(row)) found.add(word);
    return [...found].filter((word) => this.left.some((row) => !holds(row, [...this.picked, word])));
  });

  state(word: string): Standing {
    if (!this.table.frame?.ask && !this.aside) return "idle";
    if (this.picked.includes(word)) return "picked";
    return this.left.some((row) => holds(row, [...this.picked, word])) ? "legal" : "off";
  }

  /** Pick a word; give it back if it was picked; ask why if it cannot be. */
  pick(word: string): void {
    const now = this.state(word);
    if (now === "picked") this.picked = this.picked.filter((other) => other !== word);
    else if (now === "legal") this.narrow([...this.picked, word]);
    else if (now === "off") {
      // the thing may belong to another move than the one begun
      if (this.picked.length && this.rows.some((row) => holds(row, [word]))) this.narrow([word]);
      else this.table.why([word]);
    }
  }

  send(row: Row): void {
    this.picked = [];
    this.aside = false;
    this.table.do(row.move);
  }

  clear(): void {
    this.picked = [];
  }

  private narrow(words: string[]): void {
    this.picked = words;
    const [only, other] = this.left;
    if (!only || other) return;
    if (asksTwice()) this.table.staged = only;
    else this.send(only);
  }

  private rest(row: Row): string[] {
    const words = [...row.slots];
    for (const word of this.picked) {
      const at = words.indexOf(word);
      if (at >= 0) words.splice(at, 1);
    }
    return words;
  }
}
