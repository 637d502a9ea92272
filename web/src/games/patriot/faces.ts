/** The same name always has the same robot. */
export function numberOf(word: string): number {
  return [...word].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 9973, 11);
}
