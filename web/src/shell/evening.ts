/** Which game tonight? What each game is good for, and why it is suggested. */
import { frontOf } from "../games";
import type { GameCard } from "../lib/lobby";

export const MOODS = ["together", "secrets", "bargain", "chaos", "quiet"] as const;
export const TIMES = [30, 60, 120] as const;
export type Mood = (typeof MOODS)[number];

/** When a game is played. */
export interface Evening {
  minutes: [number, number];
  /** What it is good for, the best first. */
  moods: Mood[];
}

export function isSmall(card: GameCard): boolean {
  return frontOf(card.key)?.small ?? false;
}

/** When a game is played: as its page here says, or as a game from outside says itself. */
function eveningOf(game: string, own: Evening | null | undefined): Evening | null {
  return frontOf(game)?.evening ?? own ?? null;
}

export function minutes(game: string, own?: Evening | null): [number, number] | null {
  return eveningOf(game, own)?.minutes ?? null;
}

export interface Suggestion {
  card: GameCard;
  bots: number;
  inTime: boolean;
  inMood: boolean;
}

/** How many sit at a table of this game when so many want to play. */
export function seatsFor(card: GameCard, players: number): number {
  return Math.min(Math.max(players, card.seats[0]), card.seats[1]);
}

export function suggest(
  cards: GameCard[],
  players: number,
  time: number,
  mood: Mood,
): Suggestion | null {
  let best: Suggestion | null = null;
  let most = -Infinity;
  for (const card of cards) {
    const evening = eveningOf(card.key, card.evening);
    if (!evening || players > card.seats[1]) continue;
    const bots = Math.max(0, card.seats[0] - players);
    const inTime = evening.minutes[0] <= time;
    const inMood = evening.moods.includes(mood);
    const fit =
      (inMood ? 6 - evening.moods.indexOf(mood) : 0) +
      (inTime ? 3 : -2) -
      bots * 0.8 -
      Math.abs(evening.minutes[1] - time) / 60;
    if (fit > most) {
      most = fit;
      best = { card, bots, inTime, inMood };
    }
  }
  return best;
}
