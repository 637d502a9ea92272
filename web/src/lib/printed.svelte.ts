/** The content document of a table, for what a board draws: numbers, kinds, provenance. */
import { contentOf, isReconstructed, type Content, type Print, printOf } from "./content";

export interface Printed {
  /** The numbers and cards played with; empty until they have been read. */
  readonly pack: Readonly<Record<string, unknown>>;
  /** What is printed on the thing of this name. */
  of(name: string): Print | null;
  /** A star on whatever no rulebook gives. */
  star(name: string): string;
}

/** To be called while a component is set up; `hash` as the frames name it. */
export function printed(hash: () => string): Printed {
  let found = $state.raw<Content | null>(null);
  $effect(() => {
    const name = hash();
    if (!name) return;
    let late = false;
    contentOf(name).then(
      (content) => {
        if (!late) found = content;
      },
      () => undefined, // the board is drawn without
    );
    return () => (late = true);
  });
  const of = (name: string): Print | null => (found ? printOf(found, name) : null);
  return {
    get pack() {
      return found?.content ?? {};
    },
    of,
    star(name) {
      const print = of(name);
      return print && isReconstructed(print) ? "\u00a0*" : "";
    },
  };
}
