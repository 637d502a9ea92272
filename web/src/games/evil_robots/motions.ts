/** What moves in the council chamber when something happens. */
import { type Motion, type Motions, nameOf, seatIn } from "../../stage/motions";
import type { Events, View } from "./seen";

/** The zone of somebody: a player, or the Extra. */
function of(zone: string, who: string): string {
  return `${zone}-${who.startsWith("@") ? seatIn(who) : nameOf(who).replace(/-.*/, "")}`;
}

const pulse = ({ who }: { who: string }): Motion[] => [{ at: of("seat", who), how: "pulse" }];
const shake = ({ who }: { who: string }): Motion[] => [{ at: of("seat", who), how: "shake" }];

/** The deck a card belongs to that lay face up. */
function deckOf(card: string, view: View): string {
  const print = view.prints.find((each) => each.card === nameOf(card));
  return print?.right ? "right-deck" : "left-deck";
}

/** Gems go from one to another. */
function gems(count: number, from: string, to: string): Motion[] {
  return count ? [{ count, from, to }] : [];
}

export const motions: Motions<Events, View> = {
  round: () => [{ at: "pot", how: "pulse" }],
  "round-extra": () => [{ at: "pot", how: "pulse" }],
  drew: ({ who, side, card }) =>
    card
      ? [{ what: nameOf(card), from: `${nameOf(side)}-deck`, to: of("hand", who) }]
      : [{ at: of("cards", who), how: "pulse" }],
  flipped: ({ who }) => [{ at: of("coins", who), how: "flip" }],
  raised: pulse,
  refused: () => [{ at: "stack", how: "shake" }],
  offered: ({ who }) => [{ at: of("influence", who), how: "pulse" }],
  paid: ({ who, to, influence }) => gems(influence, of("influence", who), of("influence", to)),
  given: ({ who }) => [{ at: of("power", who), how: "flip" }],
  "given-first": ({ who }) => [{ at: of("power", who), how: "flip" }],
  gift: ({ who, to, amount }) => gems(amount, of("influence", who), of("influence", to)),
  revealed: ({ who }) => [{ at: of("cards", who), how: "pulse" }],
  spent: ({ who }) => [{ at: of("cards", who), how: "pulse" }],
  turned: ({ whose }) => [{ at: of("coins", whose), how: "flip" }],
  exchanged: ({ first, second }) => [
    { at: of("coins", first), how: "flip" },
    { at: of("coins", second), how: "flip" },
  ],
  "hidden-coin": ({ who }) => [{ at: of("coins", who), how: "flip" }],
  "hidden-face": ({ who }) => [{ at: of("coins", who), how: "flip" }],
  scanned: ({ whose }) => [{ at: of("coins", whose), how: "pulse" }],
  aimed: ({ target }) => (target.startsWith("@") ? [{ at: of("seat", target), how: "pulse" }] : []),
  "face-down": ({ who }) => [{ at: of("cards", who), how: "flash" }],
  swapped: ({ who, side, drawn }) =>
    drawn
      ? [{ what: nameOf(drawn), from: `${nameOf(side)}-deck`, to: of("hand", who) }]
      : [{ at: of("cards", who), how: "shake" }],
  "swapped-shown": ({ who, card, drawn }, _, before) =>
    drawn
      ? [{ what: nameOf(drawn), from: deckOf(card, before), to: of("hand", who) }]
      : [{ at: of("cards", who), how: "shake" }],
  "path-chosen": () => [{ at: "teams", how: "pulse" }],
  stole: ({ whose }) => [{ at: of("influence", whose), how: "shake" }],
  pot: () => [{ at: "pot", how: "pulse" }],
  dealer: pulse,
  shown: ({ who }) => [{ at: of("coins", who), how: "flip" }],
  counted: () => [{ at: "teams", how: "pulse" }],
  won: pulse,
  returned: () => [{ at: "pot", how: "shake" }],
  proposed: ({ to }) => [{ at: of("seat", to), how: "pulse" }],
  declined: shake,
  accepted: pulse,
  rejected: shake,
  gained: ({ who, amount }) => gems(amount, "pot", of("influence", who)),
  "gained-by": ({ who, amount }) => gems(amount, "pot", of("influence", who)),
  "lost-by": ({ who, amount }) => gems(amount, of("influence", who), "pot"),
  "no-agreement": () => [{ at: "pot", how: "shake" }],
  "another-round": () => [{ at: "pot", how: "pulse" }],
  kept: ({ who }) => [{ at: of("cards", who), how: "pulse" }],
};

/** Cards and coins of a new round, what the domes hid, and everybody's share of the pot. */
export const together = ["drew", "flipped", "shown", "won", "accepted", "gained"];
