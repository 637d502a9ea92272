/** What moves in the lab when something happens. */
import { type Motion, type Motions, nameOf, seatIn } from "../../stage/motions";
import type { Events, View } from "./seen";

const hand = (who: string): string => `hand-${seatIn(who)}`;
const seat = (who: string): string => `seat-${seatIn(who)}`;

/** Cards go over the lane, where they lie beside each other for a moment. */
function laid(cards: string[], from: (card: string) => string, to: string): Motion[] {
  return cards.map((each, n) => {
    const what = nameOf(each);
    const beside = n - (cards.length - 1) / 2;
    return { what, as: what, from: from(what), via: "lane", beside, to };
  });
}

/** Cards leave a hand, are looked at in the lane and fall on the discards. */
function played(who: string, cards: string[], to = "discard"): Motion[] {
  return laid(cards, () => hand(who), to);
}

/** Where a card goes that somebody plays: a few stay in force. */
function placeOf(who: string, card: string, after: View, before: View): string {
  if (after.open.includes(nameOf(card))) return "open";
  const [now, then] = [after, before].map((view) => view.places[seatIn(who)]?.shielded);
  return now && !then ? seat(who) : "discard";
}

export const motions: Motions<Events, View> = {
  dealt: ({ who, count, cards }) => named("deck", hand(who), cards, count),
  turn: ({ who }) => [{ at: seat(who), how: "pulse" }],
  "field-fell": ({ who }) => [{ at: seat(who), how: "flash" }],
  thawed: ({ who }) => [{ at: seat(who), how: "shake" }],
  played: ({ who, card }, after, before) => played(who, [card], placeOf(who, card, after, before)),
  "played-at": ({ who, card, target }) => [
    { what: nameOf(card), from: hand(who), via: "lane", to: "discard" },
    { at: "attack", how: "appear" },
    { at: seat(target), how: "shake" },
  ],
  robot: ({ who, cards }, _, before) => [
    ...laid(cards, (card) => (before.open.includes(card) ? "open" : hand(who)), "discard"),
    { at: "attack", how: "appear" },
  ],
  aimed: ({ target }) => [{ at: seat(target), how: "shake" }],
  request: ({ who, cards }) =>
    cards.map((card) => ({ what: nameOf(card), from: hand(who), to: "open" })),
  offer: ({ who }) => [{ at: seat(who), how: "pulse" }],
  "no-help": ({ who }, _, before) =>
    before.open.map((card) => ({ what: card, from: "open", to: hand(who) })),
  allied: ({ helper, card }) => [{ what: nameOf(card), from: hand(helper), to: "open" }],
  wasted: () => [{ at: "lane", how: "shake" }],
  undefended: ({ who }) => [{ at: seat(who), how: "shake" }],
  defended: ({ who, cards }) => played(who, cards),
  identity: ({ who }) => [{ at: seat(who), how: "flip" }],
  discarded: ({ who, cards }) =>
    cards.map((card) => ({ what: nameOf(card), from: hand(who), to: "discard" })),
  "lair-lost": ({ who }) => [{ at: `lairs-${seatIn(who)}`, how: "crumble" }],
  left: ({ who }) => [{ at: seat(who), how: "crumble" }],
  // my own hand lies open already
  hand: ({ holder, cards = [] }, _, before) => [
    { at: hand(holder), how: "pulse" },
    ...(before.places[seatIn(holder)]?.hand
      ? []
      : named(hand(holder), "open", cards, cards.length)),
  ],
  taken: ({ who, giver, count, cards }) => named(hand(giver), hand(who), cards, count),
  given: ({ who, taker, card }) => [{ what: nameOf(card), from: hand(who), to: hand(taker) }],
  frozen: ({ who }) => [{ at: seat(who), how: "flash" }],
  drawn: ({ who, card }) => [{ what: nameOf(card), from: "deck", to: hand(who) }],
  "nothing-drawn": () => [{ at: "deck", how: "shake" }],
  event: ({ card }) => [
    { what: nameOf(card), from: "deck", via: "lane", to: "discard" },
    { at: "attack", how: "appear" },
  ],
  reshuffled: () => [{ count: 3, from: "discard", to: "deck" }],
  retrieved: ({ who, card }) => [{ what: nameOf(card), from: "discard", to: hand(who) }],
  passed: ({ who }) => [{ at: seat(who), how: "shake" }],
};

/** Cards that are named where I may know them, and so many where I may not. */
function named(from: string, to: string, cards: string[] | undefined, count: number): Motion[] {
  return cards ? cards.map((card) => ({ what: nameOf(card), from, to })) : [{ count, from, to }];
}
