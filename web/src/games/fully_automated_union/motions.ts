/** What moves at the picket when something happens. */
import { type Motion, type Motions, nameOf, seatIn } from "../../stage/motions";
import type { Events, View } from "./seen";

const seat = (who: string): string => `seat-${seatIn(who)}`;
const pulse = (at: string): Motion => ({ at, how: "pulse" });
const shake = (at: string): Motion => ({ at, how: "shake" });

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
  first: ({ who }) => [pulse(seat(who))],
  turn: ({ who }) => [pulse(seat(who))],
  coins: ({ source, target, amount }) => [
    { count: amount, from: purse(source), to: purse(target) },
  ],
  stressed: ({ who }) => [shake(seat(who))],
  calmed: ({ who }) => [pulse(seat(who))],
  bought: (_, after) => robots("blue", 1, after.blue, "boss", "belt"),
  event: ({ card }) => [{ what: nameOf(card), from: "events", to: "event" }],
  ignored: () => [shake("event")],
  target: ({ target }) => [pulse(seat(target))],
  kept: ({ who, card }) => [{ what: nameOf(card), from: "event", to: seat(who) }],
  discarded: () => [{ at: "event", how: "flip" }],
  married: ({ who, other }) => [pulse(seat(who)), pulse(seat(other))],
  custody: ({ carer }) => [pulse(seat(carer))],
  destroyed: ({ owner }) => [{ at: owner.startsWith("@") ? seat(owner) : "belt", how: "crumble" }],
  shuffled: () => [shake("contracts")],
  contract: ({ card }) => [{ what: nameOf(card), from: "contracts", to: "contract" }],
  taken: ({ who }) => [pulse(seat(who))],
  "kept-job": ({ who }) => [pulse(seat(who))],
  "tenure-ended": ({ who }) => [shake(seat(who))],
  vote: ({ who }) => [{ at: `vote-${seatIn(who)}`, how: "flip" }],
  "no-vote": () => [pulse("belt")],
  accelerated: ({ robots: count }, after) => [
    shake("boss"),
    ...robots("blue", count, after.blue, "boss", "belt"),
  ],
  "strike-won": () => [shake("belt")],
  "strike-lost": () => [pulse("boss")],
  nominated: ({ target }) => [pulse(seat(target))],
  robot: ({ who }, after) =>
    robots("red", 1, after.workers[seatIn(who)]!.robots, "belt", `robots-${seatIn(who)}`),
  inherited: ({ who, dead, robots: count }, after) =>
    robots("red", count, after.workers[seatIn(who)]!.robots, seat(dead), `robots-${seatIn(who)}`),
  unpaid: ({ who }) => [shake(seat(who))],
  covered: ({ payer }) => [pulse(seat(payer))],
  "not-covered": ({ payer }) => [shake(seat(payer))],
  eliminated: ({ who }) => [{ at: seat(who), how: "crumble" }],
  treason: ({ who }) => [{ at: seat(who), how: "flash" }],
  "treason-shared": ({ who }) => [{ at: seat(who), how: "flash" }],
  loyalty: ({ who }) => [pulse(seat(who))],
};

/** Wages and rents of one payday, and what is voted at once. */
export const together = ["coins", "vote", "nominated", "custody", "stressed"];
