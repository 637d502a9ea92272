/** What moves in the company town when something happens. */
import { type Motion, type Motions, seatIn } from "../../stage/motions";
import type { Events, View } from "./seen";
import { slipName } from "./slips";

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

/** A slip of paper goes from a boss's window to her desk, or back. */
function slip(who: string, wage: number, holiday: boolean, back: boolean): Motion[] {
  const what = slipName(wage, holiday);
  return back
    ? [{ what, from: desk(who), to: purse(who) }]
    : [{ what, from: purse(who), to: desk(who) }];
}

/** Where somebody works, and how she gets there from the square. */
const place = (job: string): string => (job.startsWith("@") ? desk(job) : "bench");

/** Whoever worked goes home. */
function home(after: View, before: View): Motion[] {
  return before.seats.flatMap(({ job }, n): Motion[] =>
    job && !after.seats[n]?.job ? [{ what: `@${n}`, from: place(job), to: `seat-${n}` }] : [],
  );
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
  "round-began": (_, after, before) => home(after, before),
  "phase-began": (_, after, before) => [pulse("automated"), ...home(after, before)],
  // the one for as many as will always lies there
  "offer-made": ({ who, wage, holiday, slots }) =>
    slots ? slip(who, wage, holiday, false) : [pulse(desk(who))],
  "offer-withdrawn": ({ who, wage, holiday }) => slip(who, wage, holiday, true),
  "private-offer-made": ({ who, wage = 0, holiday = false }) =>
    who ? slip(who, wage, holiday, false) : [],
  "private-offer-withdrawn": ({ who, wage = 0, holiday = false }) =>
    who ? slip(who, wage, holiday, true) : [],
  "counter-made": ({ who }) => toldOf(who, pulse),
  hired: ({ who, job }) => [
    { what: who, from: seat(who), to: place(job) },
    { what: `contract-${seatIn(who)}`, from: place(job), to: "my-desk" },
  ],
  bid: ({ who, paid }) => coins(paid, purse(who), BANK),
  "security-given": ({ who }) => [pulse(seat(who))],
  voted: ({ who }) => [{ at: `token-${seatIn(who)}`, how: "flip" }],
  balloted: ({ who }) => [pulse(seat(who))],
  "strike-counted": ({ success }) => [success ? shake("automated") : pulse("automated")],
  decided: () => [pulse("automated")],
  "strike-idle": () => [shake("automated")],
  "nothing-destroyed": () => [shake("scrap")],
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
  "holiday-cancelled": ({ who }) => [shake(seat(who))],
  "fund-voted": ({ who }) => [pulse(seat(who))],
  "fund-ordered": () => [pulse("fund")],
  "fund-requested": ({ who }) => [pulse("fund"), pulse(seat(who))],
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
  "bounty-posted": ({ boss }) => toldOf(boss, pulse),
  "won-with": ({ who, boss }) => [pulse(seat(who)), pulse(seat(boss))],
  "coins-shown": ({ boss }) => [{ at: purse(boss), how: "flip" }],
  declared: ({ who }) => [pulse(seat(who))],
  "fund-taken": ({ who, coins: taken }) => coins(taken, "fund", purse(who)),
};

/** What is sealed and opens at once, and what a phase does to everybody. */
export const together = [
  "role-dealt",
  "offer-made",
  "private-offer-made",
  "voted",
  "bid",
  "balloted",
  "fund-voted",
  "produced",
  "slip-paid",
  "public-paid",
  "rent-paid",
  "stressed",
];
