/**
 * Answering by clicking the things a decision is about.
 *
 * A legal move is a row of words ("play", "nuke", "@3"). Clicking a card, a seat or a verb picks
 * its word; what is left are the rows that hold all picked words. When one row is left it is the
 * answer. Where moves are too many to list there are forms instead: then a click on a thing fills
 * in the field it belongs to, and the form is sent when it is complete. The client knows no rule:
 * whatever no row and no form holds is not legal, and the server says why.
 */
import { atPiece, beside, holds, type Choice, rest, verbsOf } from "../stage/beside";
import type { FormSeen, Row } from "../wire";
import { asksTwice } from "./confirm";
import { click, type Draft, drafted, fieldOf, isIn } from "./forms";
import type { Table } from "./table.svelte";

export type Standing = "legal" | "picked" | "off" | "idle";

/** What a program draws at random from a large family may hold a move twice. */
function distinct(rows: readonly Row[]): Row[] {
  return [...new Map(rows.map((row) => [row.move, row])).values()];
}

function draftsOf(shape: string, free: boolean): Draft[] {
  const [forms] = JSON.parse(shape) as [FormSeen[]];
  const made = $state(forms.map((form) => drafted(form, free)));
  return made;
}

export class Choosing {
  picked = $state<string[]>([]);
  /** Looking at what may be done whoever is asked. */
  aside = $state(false);
  /** The board hides what is open to whom, so the list beside it must not tell either. */
  veiled = $state(false);
  /** Forms that the board draws itself; beside it they are folded. */
  drawn = $state<string[]>([]);
  private edition = $state(0);
  /** The things on the board, each by the words it stands for. */
  private things = $state.raw<readonly string[][]>([]);
  /** Where the menu of the last click opens. */
  anchor = $state.raw<DOMRect | null>(null);

  /** `unsure`: the table draws a game it does not know, and nobody sees what a thing will do. */
  constructor(
    private readonly table: Pick<Table, "frame" | "why" | "do" | "fill" | "staged"> & {
      readonly unsure?: boolean;
    },
  ) {}

  readonly rows = $derived.by((): Row[] => {
    const frame = this.table.frame;
    return distinct((this.aside ? frame?.standing : frame?.ask?.rows) ?? []);
  });

  // Forms are remembered by their shape: another player's answer must not empty what is half filled
  // in.
  private readonly askShape = $derived.by((): string => {
    const frame = this.table.frame;
    return JSON.stringify([frame?.ask?.forms ?? [], frame?.ask?.prompt, this.edition]);
  });
  private readonly freeShape = $derived.by((): string =>
    JSON.stringify([this.table.frame?.forms ?? [], this.edition]),
  );
  private readonly asked = $derived.by((): Draft[] => draftsOf(this.askShape, false));
  private readonly free = $derived.by((): Draft[] => draftsOf(this.freeShape, true));

  /** The forms that can be filled in now. */
  readonly drafts = $derived.by((): Draft[] => (this.aside ? this.free : this.asked));

  readonly left = $derived.by((): Row[] => this.rows.filter((row) => holds(row, this.picked)));

  /** The verbs still open, for buttons. */
  readonly verbs = $derived.by((): string[] => verbsOf(this.left));

  /** What stands beside the prompt: the moves that nothing on the board begins. */
  readonly beside = $derived.by((): Choice[] =>
    this.veiled || this.picked.length ? [] : beside(this.rows, this.things),
  );

  /** What the menu at the clicked piece offers. */
  readonly menu = $derived.by((): Choice[] => atPiece(this.left, this.picked, this.things));

  /** The words that still tell the remaining rows apart. */
  readonly open = $derived.by((): string[] => {
    const found = new Set<string>();
    for (const row of this.left) for (const word of rest(row, this.picked)) found.add(word);
    return [...found].filter((word) =>
      this.left.some((row) => !holds(row, [...this.picked, word])),
    );
  });

  /** The form that a click on this thing fills in, unless a listed move has been begun with it. */
  private draftOf(word: string): Draft | null {
    if (this.picked.length && this.left.some((row) => holds(row, [...this.picked, word])))
      return null;
    return this.drafts.find((draft) => fieldOf(draft, word)) ?? null;
  }

  draft(key: string): Draft | null {
    return [...this.asked, ...this.free].find((draft) => draft.form.key === key) ?? null;
  }

  state(word: string): Standing {
    if (!this.table.frame?.ask && !this.aside) return "idle";
    if (this.picked.includes(word)) return "picked";
    const draft = this.draftOf(word);
    if (draft) return isIn(draft, word) ? "picked" : "legal";
    return this.left.some((row) => holds(row, [...this.picked, word])) ? "legal" : "off";
  }

  /** A thing on the board stands for these words, until the returned function is called. */
  draws(words: string[]): () => void {
    this.things = [...this.things, words];
    return () => (this.things = this.things.filter((other) => other !== words));
  }

  /** Whether any move or form has this word now. */
  offers(word: string): boolean {
    return this.rows.some((row) => row.slots.includes(word));
  }

  /** Pick a word; give it back if it was picked; ask why if it cannot be. */
  pick(word: string, anchor: DOMRect | null = null): void {
    if (anchor) this.anchor = anchor;
    const draft = this.picked.includes(word) ? null : this.draftOf(word);
    if (draft) {
      click(draft, word);
      return;
    }
    const now = this.state(word);
    // the same thing twice (two cards of a kind, two troops on a space) where a move has it twice
    if (now === "picked" && this.left.some((row) => holds(row, [...this.picked, word])))
      this.narrow([...this.picked, word]);
    else if (now === "picked") this.picked = this.picked.filter((other) => other !== word);
    else if (now === "legal") this.narrow([...this.picked, word]);
    else if (now === "idle") this.table.why([word]);
    else {
      // the thing may belong to another move than the one begun
      if (this.picked.length && this.rows.some((row) => holds(row, [word]))) this.narrow([word]);
      else this.table.why([word]);
    }
  }

  /** Go on with a word of the list of choices: there it is part of a move, never of a form. */
  take(word: string): void {
    if (this.left.some((row) => holds(row, [...this.picked, word])))
      this.narrow([...this.picked, word]);
    else this.pick(word);
  }

  /** Pick several words at once: a thing on the board may stand for more than one. */
  pickAll(words: string[], anchor: DOMRect | null = null): void {
    if (anchor) this.anchor = anchor;
    if (this.rows.some((row) => holds(row, words))) this.narrow(words);
    else this.table.why(words);
  }

  /** How several words together stand. */
  stateAll(words: string[]): Standing {
    if (!this.table.frame?.ask && !this.aside) return "idle";
    return this.rows.some((row) => holds(row, words)) ? "legal" : "off";
  }

  send(row: Row): void {
    this.picked = [];
    this.aside = false;
    this.table.do(row.move);
  }

  fill(draft: Draft): void {
    this.table.fill(draft.form.key, $state.snapshot(draft.values));
    if (draft.free) this.reset();
  }

  /** Start the forms afresh. */
  reset(): void {
    this.edition += 1;
  }

  clear(): void {
    this.picked = [];
  }

  private narrow(words: string[]): void {
    this.picked = words;
    const [only, other] = this.left;
    if (!only || other) return;
    if (this.table.unsure || asksTwice()) this.table.staged = only;
    else this.send(only);
  }
}
