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

export const motions: Motions<Events, View> = {
  character: ({ who }) => [{ at: seat(who), how: "flip" }],
  walked: ({ who, space }, _, before) => walk(who, space, before),
  shifted: ({ other, space }, _, before) => walk(other, space, before),
  "npc-moved": ({ npc, space }, _, before) => walk(npc, space, before),
  entered: ({ npc, space }) => [{ what: nameOf(npc), from: "queue", to: feet(space) }],
  activated: ({ space }) => [pulse(feet(space))],
  placed: ({ count, space }) => [{ count, from: "supply", to: posters(space) }],
  carried: ({ source, space }) => [{ from: posters(source), to: posters(space) }],
  restored: ({ space }) => [{ from: "supply", to: posters(space) }],
  torn: ({ count, space }) => [{ count, from: posters(space), to: "supply" }],
  funds: ({ change }) => [counted("funds", change)],
  contributions: ({ change }) => [counted("office", change)],
  reputation: ({ change }) => [counted("reputation", change)],
  drawn: ({ who, card, space }) => [{ what: nameOf(card), from: feet(space), to: hand(who) }],
  kept: ({ who, card }) => [{ what: nameOf(card), from: hand(who), to: cards(who) }],
  used: ({ who }) => [pulse(cards(who))],
  extra: ({ who }) => [pulse(cards(who))],
  dice: () => [shake("dice")],
  "dice-again": () => [shake("dice")],
  "dice-set": () => [pulse("dice")],
  slid: () => [pulse("dice")],
  "token-moved": ({ space }) => [pulse(feet(space))],
  fined: ({ space }) => [shake(feet(space))],
  suspected: ({ space }) => [shake(feet(space))],
  donated: ({ amount, space }) => [{ count: amount, from: feet(space), to: "funds" }],
  success: () => [pulse("funds")],
  disgrace: () => [{ at: "reputation", how: "crumble" }],
  met: ({ who }) => [{ at: seat(who), how: "flip" }],
  missed: ({ who }) => [{ at: seat(who), how: "flip" }],
};
