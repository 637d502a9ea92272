/** What the council chamber shows to a seat. */
export type {
  EvilView as View,
  ExtraView as Extra,
  FaceUp,
  PlayerView as Player,
  Print,
} from "./seen";

export const GAME = "evil_robots";
export const seatOf = (word: string): number => Number(word.slice(1));
