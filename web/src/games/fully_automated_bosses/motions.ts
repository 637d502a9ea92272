/** What moves in the company town when something happens. */
import { type Motion, type Motions, seatIn } from "../../stage/motions";
import type { Events, View } from "./seen";

const BANK = "shop";
const seat = (who: string): string => `seat-${seatIn(who)}`;
const purse = (who: string): string => `coins-${seatIn(who)}`;
const crew = (who: string): string => `robots-${seatIn(who)}`;
const desk = (who: string): string => `desk-${seatIn(who)}`;
const pulse = (at: string): Motion => ({ at, how: "pulse" });
const shake = (at: string): Motion => ({ at, how: "shake" });

/** Coins go from one place to another; none, if there were none. */
function coins(count: number | undefined, from: string, to: string): Motion[] {
  return count ? [{ count, from, to }] : [];
}

/** The last so many robots of somebody come from somewhere. */
function robots(after: View, who: string, count: number, from: string): Motion[] {
  const { robots: all } = after.seats[seatIn(who)]!;
  const kind = after.bosses.includes(who) ? "blue" : "red";
  return Array.from({ length: Math.min(count, all) }, (_, n) => ({
    what: `${kind}-${all - 1 - n}`,
    from,
    to: crew(who),
  }));
}

/** Something only those concerned are told. */
function toldOf(who: string | undefined, how: (at: string) => Motion): Motion[] {
  return who ? [how(seat(who))] : [];
}

export const motions: Motions<Events, View> = {
  "role-dealt": ({ who }) => [{ at: seat(who), how: "flip" }],
  "boss-shown": ({ who }) => [{ at: seat(who), how: "flip" }],
  "role-shown": ({ who }) => [{ at: seat(who), how: "flip" }],
  "lead-chosen": ({ who }) => [pulse(seat(who))],
  "company-named": ({ who }) => [pulse(seat(who))],
  "robots-bought": ({ who, got }, after) => robots(after, who, got, BANK),
  "offer-made": ({ who }) => [pulse(desk(who))],
  "offer-withdrawn": ({ who }) => [shake(desk(who))],
  "private-offer-made": ({ who }) => (who ? [pulse(desk(who))] : []),
  "private-offer-withdrawn": ({ who }) => (who ? [shake(desk(who))] : []),
  "counter-made": ({ who }) => toldOf(who, pulse),
  hired: ({ who, job }) => [pulse(job.startsWith("@") ? desk(job) : "bench"), pulse(seat(who))],
  bid: ({ who, paid }) => coins(paid, purse(who), BANK),
  "security-given": ({ who }) => [pulse(seat(who))],
  voted: ({ who }) => [pulse(seat(who))],
  balloted: ({ who }) => [pulse(seat(who))],
  "strike-counted": ({ success }) => [success ? shake("automated") : pulse("automated")],
  expropriated: ({ boss, who }, after) => [
    shake(seat(boss)),
    ...robots(after, who, 1, crew(boss)),
    pulse("automated"),
  ],
  accelerated: ({ boss }, after, before) => {
    const got = after.seats[seatIn(boss)]!.robots - before.seats[seatIn(boss)]!.robots;
    return [shake(seat(boss)), ...robots(after, boss, Math.max(0, got), BANK)];
  },
  "robot-destroyed": ({ owner }) => [{ at: crew(owner), how: "crumble" }, pulse("scrap")],
  "could-not-pay": ({ boss }) => [shake(purse(boss))],
  rescued: ({ boss, rival, coins: lent }) => coins(lent, purse(rival), purse(boss)),
  bankrupt: ({ boss }) => [{ at: seat(boss), how: "crumble" }],
  produced: ({ who, coins: made }) => coins(made, BANK, purse(who)),
  "slip-paid": ({ boss, who, paid, stamp }) => [
    ...coins(paid, purse(boss), purse(who)),
    ...(stamp === "broken" ? [shake(seat(who))] : []),
  ],
  given: ({ boss, who, coins: gift }) => coins(gift, purse(boss), purse(who)),
  "public-paid": ({ who, coins: paid }) => coins(paid, BANK, purse(who)),
  "holiday-bought": ({ who, own, fund }) => [
    ...coins(own, purse(who), BANK),
    ...coins(fund, "fund", BANK),
    pulse(seat(who)),
  ],
  "mayor-named": ({ who }) => [pulse(seat(who))],
  decreed: ({ seats }) => seats.map((who) => pulse(seat(who))),
  "rent-paid": ({ who, own, fund }) => [
    ...coins(own, purse(who), BANK),
    ...coins(fund, "fund", BANK),
  ],
  stressed: ({ who }) => [shake(seat(who))],
  donated: ({ who, coins: gift }) => coins(gift, purse(who), "fund"),
  lent: ({ boss, rival, coins: lent }) =>
    boss && rival ? coins(lent, purse(boss), purse(rival)) : [],
  "coins-shown": ({ boss }) => [{ at: purse(boss), how: "flip" }],
  declared: ({ who }) => [pulse(seat(who))],
  "fund-taken": ({ who, coins: taken }) => coins(taken, "fund", purse(who)),
};
