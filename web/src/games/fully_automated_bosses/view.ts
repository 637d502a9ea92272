/** What the table of the bosses game shows to a seat. */
export type {
  AimView as Aim,
  BossesView as View,
  ContractView as Contract,
  CounterView as Counter,
  OfferView as Offer,
  PromiseView as Promise,
  SeatView as Seat,
} from "./seen";

export const GAME = "fully_automated_bosses";
export const seatOf = (word: string): number => Number(word.slice(1));
