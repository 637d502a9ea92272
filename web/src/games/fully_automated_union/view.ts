/** What the picket shows to a worker. */
export type { ContractCard, Option, Running, UnionView as View, Worker } from "./seen";

export const GAME = "fully_automated_union";
export const seatOf = (word: string): number => Number(word.slice(1));
