/** What can be shown without words, where talk is free. */
export const GESTURES = [
  "gesture-fist",
  "gesture-palm",
  "gesture-shake",
  "gesture-telegram",
] as const;

export function isGesture(phrase: string): boolean {
  return GESTURES.some((each) => each === phrase);
}
