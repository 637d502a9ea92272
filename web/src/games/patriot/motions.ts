/** What moves on the desk when something happens. */
import { type Motion, type Motions, nameOf, seatIn } from "../../stage/motions";
import type { Events, View } from "./seen";
import { typeOf } from "./view";

const hand = (who: string): string => `hand-${seatIn(who)}`;
const seat = (who: string): string => `seat-${seatIn(who)}`;
const pulse = (at: string): Motion => ({ at, how: "pulse" });
const shake = (at: string): Motion => ({ at, how: "shake" });
const space = (number: number): string => `space-${number}`;
/** Where troops, coins and markers wait: at the folder of the department that keeps them. */
const KEPT = { troop: "folder-war", coin: "folder-finance", marker: "folder-science" };
/** Rioters come from the streets and go back to them. */
const STREETS = "cu";

function things(as: string, count: number, from: string, to: string): Motion[] {
  return count > 0 ? [{ as, count, from, to }] : [];
}

function drawn(who: string, cards: string[]): Motion[] {
  return cards.map((card) => {
    const what = nameOf(card);
    return { what, from: `pile-${typeOf(what)}`, to: hand(who) };
  });
}

/** Discarded Influence lies by the pile it will be shuffled into. */
function discarded(who: string, cards: string[]): Motion[] {
  return cards.map((card) => {
    const what = nameOf(card);
    return { what, from: hand(who), to: `pile-${typeOf(what)}` };
  });
}

function committed(who: string, cards: string[]): Motion[] {
  return cards.map((card) => ({ what: nameOf(card), from: hand(who), to: "brief" }));
}

function troops(spaces: number[], leaving: boolean): Motion[] {
  return spaces.flatMap((number) =>
    leaving
      ? things("troop", 1, space(number), KEPT.troop)
      : things("troop", 1, KEPT.troop, space(number)),
  );
}

/** Who left a space and who came to another, one by one. */
function marched(after: View, before: View): Motion[] {
  const changed = after.spaces.map((each, n) => each.troops - (before.spaces[n]?.troops ?? 0));
  const spread = (sign: number): number[] =>
    changed.flatMap((by, n) => Array<number>(Math.max(0, by * sign)).fill(n + 1));
  const [from, to] = [spread(-1), spread(1)];
  return to.flatMap((number, n) =>
    things("troop", 1, from[n] ? space(from[n]) : KEPT.troop, space(number)),
  );
}

/** The slot in which a Beacon lies, or lay. */
function slotOf(view: View, beacon: string): string {
  return `beacon-${view.slots.findIndex((slot) => slot.beacon === nameOf(beacon)) + 1}`;
}

export const motions: Motions<Events, View> = {
  campaign: () => [pulse("dossier")],
  character: ({ who }, after) => {
    const { track } = after.seats[seatIn(who)]!;
    return [{ what: who, from: seat(who), to: `track-${track}` }];
  },
  round: () => [pulse("round")],
  turn: ({ who }) => [pulse(seat(who)), pulse("ap")],
  drew: ({ who, cards }) => drawn(who, cards),
  discarded: ({ who, cards }) => discarded(who, cards),
  "free-reroll": ({ who }) => [pulse(seat(who))],
  "lost-cards": ({ who, cards }) => [shake(hand(who)), ...discarded(who, cards)],
  tile: ({ tile }) => [pulse(nameOf(tile).replace("board-name", "tile")), pulse("ap")],
  "act-ended": () => [pulse("ap")],
  changed: ({ what, by }) => {
    const name = nameOf(what);
    if (name !== "coins") return [by < 0 ? shake(name) : pulse(name)];
    return by < 0 ? things("coin", -by, name, KEPT.coin) : things("coin", by, KEPT.coin, name);
  },
  "seat-changed": ({ who, what, by, now }) => {
    if (nameOf(what) === "track")
      return [{ what: who, from: `track-${now - by}`, to: `track-${now}` }];
    const mine = `markers-${seatIn(who)}`;
    return by < 0
      ? things("marker", -by, mine, KEPT.marker)
      : things("marker", by, KEPT.marker, mine);
  },
  rolled: ({ face }) => [{ at: "desk", how: "tumble", as: `die-${face}` }],
  launched: ({ slot }) => [pulse(`beacon-${slot}`)],
  "turned-up": ({ slot }) => [{ at: `beacon-${slot}`, how: "flip" }],
  used: ({ beacon }, after) => [pulse(slotOf(after, beacon))],
  "beacon-lost": ({ beacon }, _, before) => [{ at: slotOf(before, beacon), how: "crumble" }],
  "beacons-reset": (_, after, before) =>
    after.slots.flatMap(({ lamp }, n) =>
      lamp === before.slots[n]?.lamp ? [] : [pulse(`beacon-${n + 1}`)],
    ),
  "troops-placed": ({ spaces }) => troops(spaces, false),
  "troops-moved": (_, after, before) => marched(after, before),
  "troops-lost": ({ spaces }) => troops(spaces, true),
  "rioter-came": ({ space: number }) => things("rioter", 1, STREETS, space(number)),
  "rioter-stopped": ({ space: number }) => [
    ...things("rioter", 1, STREETS, space(number)),
    { at: space(number), how: "crumble" },
  ],
  executed: ({ spaces }) => spaces.map((number) => ({ at: space(number), how: "crumble" })),
  pardoned: ({ space: from, number }) => things("rioter", number, space(from), STREETS),
  "unrest-boiled-over": () => [shake("cu")],
  "riot-incited": () => [shake("cu")],
  "riot-came": ({ riot }) => [{ what: nameOf(riot), from: "cu", to: "riots" }],
  "riot-again": () => [shake("riots")],
  "riots-over": () => [{ at: "riots", how: "crumble" }],
  brief: ({ brief }) => [{ what: nameOf(brief), from: "dossier", to: "encounter" }],
  "briefs-seen": () => [pulse("tile-predict")],
  "brief-kept": () => [pulse("tile-predict")],
  "briefs-buried": () => [shake("tile-predict")],
  opinion: ({ cards }) =>
    cards.map((card) => ({ what: nameOf(card), from: "opinion", to: "brief" })),
  "opinion-scrapped": () => [shake("encounter")],
  voted: ({ who, cards }) => committed(who, cards),
  swayed: ({ who, cards }) => committed(who, cards),
  tallied: () => [pulse("tally")],
  "brief-passed": () => [pulse("encounter")],
  "brief-failed": () => [shake("encounter")],
  option: () => [pulse("encounter")],
  weakness: ({ who }) => [shake(seat(who))],
  power: ({ who }) => [pulse(seat(who))],
  triggered: ({ position }) => [pulse(`track-${position}`)],
  shuffled: ({ deck }) => [shake(`pile-${nameOf(deck).replace("deck-", "")}`)],
};
