/** What moves at the picket when something happens. */
import { type Motion, type Motions, nameOf, seatIn } from "../../stage/motions";
import type { Events, View } from "./seen";

const seat = (who: string): string => `seat-${seatIn(who)}`;

/** Where the coins of a player, the boss or the Bank lie. */
function purse(who: string): string {
  return who.startsWith("@") ? `coins-${seatIn(who)}` : nameOf(who);
}

/** The last so many of a row of robots come from somewhere. */
function robots(name: string, count: number, all: number, from: string, to: string): Motion[] {
  return Array.from({ length: count }, (_, n) => ({
    what: `${name}-${all - count + n}`,
    from,
    to,
  }));
}

export const motions: Motions<Events, View> = {
  first: ({ who }) => [{ at: seat(who), how: "pulse" }],
  turn: ({ who }) => [{ at: seat(who), how: "pulse" }],
  coins: ({ source, target, amount }) => [
    { count: amount, from: purse(source), to: purse(target) },
  ],
  stressed: ({ who }) => [{ at: seat(who), how: "shake" }],
  calmed: ({ who }) => [{ at: seat(who), how: "pulse" }],
  bought: (_, after) => robots("blue", 1, after.blue, "boss", "belt"),
  event: ({ card }) => [{ what: nameOf(card), from: "events", to: "event" }],
  target: ({ target }) => [{ at: seat(target), how: "pulse" }],
  kept: ({ who, card }) => [{ what: nameOf(card), from: "event", to: seat(who) }],
  married: ({ who, other }) => [
    { at: seat(who), how: "pulse" },
    { at: seat(other), how: "pulse" },
  ],
  destroyed: ({ owner }) => [{ at: owner.startsWith("@") ? seat(owner) : "belt", how: "crumble" }],
  contract: ({ card }) => [{ what: nameOf(card), from: "contracts", to: "contract" }],
  taken: ({ who }) => [{ at: seat(who), how: "pulse" }],
  "kept-job": ({ who }) => [{ at: seat(who), how: "pulse" }],
  accelerated: ({ robots: count }, after) => [
    { at: "boss", how: "shake" },
    ...robots("blue", count, after.blue, "boss", "belt"),
  ],
  "strike-won": () => [{ at: "belt", how: "shake" }],
  "strike-lost": () => [{ at: "boss", how: "pulse" }],
  nominated: ({ target }) => [{ at: seat(target), how: "pulse" }],
  robot: ({ who }, after) =>
    robots("red", 1, after.workers[seatIn(who)]!.robots, "belt", `robots-${seatIn(who)}`),
  inherited: ({ who, dead, robots: count }, after) =>
    robots("red", count, after.workers[seatIn(who)]!.robots, seat(dead), `robots-${seatIn(who)}`),
  unpaid: ({ who }) => [{ at: seat(who), how: "shake" }],
  eliminated: ({ who }) => [{ at: seat(who), how: "crumble" }],
  treason: ({ who }) => [{ at: seat(who), how: "flash" }],
};

/** Wages and rents of one payday, and what is voted at once. */
export const together = ["coins", "nominated", "stressed"];
