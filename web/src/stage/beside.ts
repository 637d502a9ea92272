/**
 * Where each choice is offered, so that none is in sight twice: on the board, at the piece that was
 * just clicked, or as a verb beside the prompt.
 */
import type { Row } from "../wire";

/** At most so many verbs stand beside the prompt. */
export const VERBS = 3;

/** Something to press that is not on the board. */
export type Choice =
  { kind: "move"; row: Row } | { kind: "word"; word: string; rows: Row[] } | { kind: "list" };

/** Whether a row of words has all of these, each as often. */
export function holds(row: Row, words: readonly string[]): boolean {
  const left = [...row.slots];
  return words.every((word) => {
    const at = left.indexOf(word);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
}

/** The words of a row that are not picked yet. */
export function rest(row: Row, picked: readonly string[]): string[] {
  const words = [...row.slots];
  for (const word of picked) {
    const at = words.indexOf(word);
    if (at >= 0) words.splice(at, 1);
  }
  return words;
}

/** The first words of these rows, each once. */
export function verbsOf(rows: readonly Row[]): string[] {
  return [...new Set(rows.map((row) => row.slots[0]!))];
}

function grouped(rows: readonly Row[], at: (row: Row) => string): Choice[] {
  const groups = new Map<string, Row[]>();
  for (const row of rows) groups.set(at(row), [...(groups.get(at(row)) ?? []), row]);
  return [...groups].map(([word, found]): Choice =>
    found.length === 1 ? { kind: "move", row: found[0]! } : { kind: "word", word, rows: found },
  );
}

/**
 * What stands beside the prompt before anything is picked: the moves that no thing on the board
 * begins. Whole moves where they are few, else one verb each, and the list where even those are too
 * many.
 */
export function beside(rows: readonly Row[], drawn: readonly string[][]): Choice[] {
  const loose = rows.filter((row) => !drawn.some((words) => holds(row, words)));
  if (loose.length <= VERBS) return loose.map((row) => ({ kind: "move", row }));
  const verbs = grouped(loose, (row) => row.slots[0]!);
  return verbs.length <= VERBS ? verbs : [...verbs.slice(0, VERBS - 1), { kind: "list" }];
}

/**
 * What the menu at the clicked piece offers: the moves that are complete with it, the verbs if
 * there are several, and the words that no thing on the board stands for. Empty where the board
 * alone can tell what is left apart.
 */
export function atPiece(
  left: readonly Row[],
  picked: readonly string[],
  drawn: readonly string[][],
): Choice[] {
  if (!picked.length || left.length < 2) return [];
  const verbPicked = left.every((row) => picked.includes(row.slots[0]!));
  const open = (row: Row): string[] => rest(row, picked).filter((word) => word !== row.slots[0]);
  const onBoard = (word: string): boolean =>
    drawn.some((words) => words.length === 1 && words[0] === word);
  const whole = left.filter((row) => open(row).length === 0);
  const more = left.filter((row) => open(row).length > 0);
  if (!verbPicked && verbsOf(left).length > 1) return grouped(left, (row) => row.slots[0]!);
  const loose = more.filter((row) => !open(row).some(onBoard));
  return [
    ...whole.map((row): Choice => ({ kind: "move", row })),
    ...(loose.length <= 6
      ? loose.map((row): Choice => ({ kind: "move", row }))
      : grouped(loose, (row) => open(row)[0]!)),
  ];
}
