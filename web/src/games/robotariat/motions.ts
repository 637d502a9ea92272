/** What moves in the streets when something happens. */
import { type Motion, type Motions, nameOf, seatIn } from "../../stage/motions";
import type { Events, View } from "./seen";

const seat = (who: string): string => `seat-${seatIn(who)}`;
const hand = (who: string): string => `hand-${seatIn(who)}`;
const cards = (who: string): string => `cards-${seatIn(who)}`;
const feet = (space: string | null | undefined): string => `space-${nameOf(space ?? "")}`;
const posters = (space: string): string => `posters-${nameOf(space)}`;
const pulse = (at: string): Motion => ({ at, how: "pulse" });
const shake = (at: string): Motion => ({ at, how: "shake" });
const counted = (at: string, change: number): Motion => (change < 0 ? shake(at) : pulse(at));

/** Somebody goes from where she stood to another space. */
function walk(who: string, space: string, before: View): Motion[] {
  const name = nameOf(who);
  const from = name.startsWith("@") ? before.players[seatIn(name)]?.place : before.npcs[name];
  return [{ what: name, from: feet(from), to: feet(space) }];
}

/** Where posters come from: the supply, or the Junk Pile if that has shrunk. */
const stock = (after: View, before: View): string => (after.junk < before.junk ? "junk" : "supply");

/** A card comes from the pile of its space to somebody's hand. */
function taken(who: string, card: string | undefined, space: string): Motion[] {
  return [{ what: nameOf(card), from: feet(space), to: hand(who) }];
}

/** Dice are thrown: both, or one where the other stays as it was. */
const thrown = (...dice: string[]): Motion[] => dice.map((at) => ({ at, how: "tumble" }));

export const motions: Motions<Events, View> = {
  character: ({ who }, after) => [
    { at: seat(who), how: "flip" },
    { what: who, from: seat(who), to: feet(after.players[seatIn(who)]?.place) },
  ],
  objective: ({ who }) => [{ at: seat(who), how: "flip" }],
  "started-with": ({ who, card }) => [
    { what: nameOf(card), from: feet("upgrade"), to: cards(who) },
  ],
  peeked: ({ who, cards: seen }) =>
    who && seen ? seen.flatMap((card) => taken(who, card, "sabotage")) : [],
  round: () => [pulse("wheel")],
  walked: ({ who, space }, _, before) => walk(who, space, before),
  shifted: ({ other, space }, _, before) => walk(other, space, before),
  "npc-moved": ({ npc, space }, _, before) => walk(npc, space, before),
  entered: ({ npc, space }) => [{ what: nameOf(npc), from: "queue", to: feet(space) }],
  activated: ({ space }) => [pulse(feet(space))],
  "turn-ended": ({ who }) => [pulse(seat(who))],
  declined: ({ who }) => [shake(seat(who))],
  placed: ({ count, space }, after, before) => [
    { count, from: stock(after, before), to: posters(space), as: "poster" },
  ],
  carried: ({ source, space }) => [{ from: posters(source), to: posters(space), as: "poster" }],
  restored: ({ space }) => [{ from: "junk", to: posters(space), as: "poster" }],
  torn: ({ count, space }) => [{ count, from: posters(space), to: "junk", as: "poster" }],
  funds: ({ change }) => [counted("funds", change)],
  contributions: ({ change }) => [
    ...(change > 0 ? [{ count: change, from: "funds", to: "office" }] : []),
    counted("office", change),
  ],
  reputation: ({ change }) => [counted("reputation", change)],
  drawn: ({ who, card, space }) => taken(who, card, space),
  returned: ({ who, card }, _, before) => [
    { what: nameOf(card), from: hand(who), to: feet(before.players[seatIn(who)]?.place) },
  ],
  kept: ({ who, card }) => [{ what: nameOf(card), from: hand(who), to: cards(who) }],
  used: ({ who, card }) => [{ what: nameOf(card), from: hand(who), to: cards(who) }],
  extra: ({ who }) => [pulse(cards(who))],
  dice: () => thrown("die-black", "die-red"),
  "dice-again": () => thrown("die-black", "die-red"),
  "dice-set": () => [pulse("dice")],
  "power-cut": () => [shake("dice")],
  led: () => [pulse("die-black")],
  sent: ({ npc }, _, before) => [pulse(feet(before.npcs[nameOf(npc)]))],
  slid: () => thrown("die-red"),
  "token-moved": ({ space }) => [pulse(`disc-${nameOf(space)}`)],
  fined: ({ space }) => [{ from: "funds", to: feet(space) }, shake(feet(space))],
  suspected: ({ space }) => [shake(feet(space))],
  donated: ({ amount, space }) => [{ count: amount, from: feet(space), to: "funds" }],
  success: () => [pulse("funds")],
  disgrace: () => [{ at: "reputation", how: "crumble" }],
  "too-late": () => [{ at: "wheel", how: "crumble" }],
  guessed: ({ who }) => [pulse(seat(who))],
  met: ({ who }) => [{ at: seat(who), how: "flip" }],
  missed: ({ who }) => [{ at: seat(who), how: "flip" }],
};
