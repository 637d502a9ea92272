/** What moves on the desk when something happens. */
import { type Motion, type Motions, nameOf, seatIn } from "../../stage/motions";
import type { Events, View } from "./seen";
import { typeOf } from "./view";

const hand = (who: string): string => `hand-${seatIn(who)}`;
const pulse = (at: string): Motion => ({ at, how: "pulse" });
const shake = (at: string): Motion => ({ at, how: "shake" });
const space = (number: number): string => `space-${number}`;

function drawn(who: string, cards: string[]): Motion[] {
  return cards.map((card) => {
    const what = nameOf(card);
    return { what, from: `pile-${typeOf(what)}`, to: hand(who) };
  });
}

function committed(who: string, cards: string[]): Motion[] {
  return cards.map((card) => ({ what: nameOf(card), from: hand(who), to: "brief" }));
}

export const motions: Motions<Events, View> = {
  character: ({ who }, after) => {
    const { track } = after.seats[seatIn(who)]!;
    return [{ what: who, from: `seat-${seatIn(who)}`, to: `track-${track}` }];
  },
  drew: ({ who, cards }) => drawn(who, cards),
  discarded: ({ who }) => [shake(hand(who))],
  "lost-cards": ({ who }) => [shake(hand(who))],
  changed: ({ what, by }) => [by < 0 ? shake(nameOf(what)) : pulse(nameOf(what))],
  "seat-changed": ({ who, what, by, now }) =>
    nameOf(what) === "track" ? [{ what: who, from: `track-${now - by}`, to: `track-${now}` }] : [],
  rolled: () => [shake("die")],
  launched: ({ slot }) => [pulse(`beacon-${slot}`)],
  "turned-up": ({ slot }) => [{ at: `beacon-${slot}`, how: "flip" }],
  "troops-placed": ({ spaces }) => spaces.map((number) => pulse(space(number))),
  "troops-moved": ({ spaces }) => spaces.map((number) => pulse(space(number))),
  "troops-lost": ({ spaces }) => spaces.map((number) => ({ at: space(number), how: "crumble" })),
  "rioter-came": ({ space: number }) => [shake(space(number))],
  "rioter-stopped": ({ space: number }) => [pulse(space(number))],
  executed: ({ spaces }) => spaces.map((number) => ({ at: space(number), how: "crumble" })),
  pardoned: ({ space: number }) => [pulse(space(number))],
  "riot-came": ({ riot }) => [{ what: nameOf(riot), from: "cu", to: "riots" }],
  "riot-again": () => [shake("riots")],
  brief: () => [{ at: "brief", how: "flip" }],
  voted: ({ who, cards }) => committed(who, cards),
  swayed: ({ who, cards }) => committed(who, cards),
  opinion: () => [pulse("brief")],
  tallied: () => [pulse("brief")],
};
