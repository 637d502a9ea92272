/** Which game tonight? What each game is good for, and why it is suggested. */
import type { GameCard } from "../lib/lobby";

export const MOODS = ["together", "secrets", "bargain", "chaos", "quiet"] as const;
export const TIMES = [30, 60, 120] as const;
export type Mood = (typeof MOODS)[number];

interface Evening {
  minutes: [number, number];
  moods: Mood[];
}

const EVENINGS: Record<string, Evening> = {
  robotariat: { minutes: [45, 75], moods: ["together", "secrets"] },
  evil_robots: { minutes: [30, 60], moods: ["secrets", "bargain"] },
  robot_rise: { minutes: [15, 30], moods: ["chaos"] },
  fully_automated_union: { minutes: [20, 40], moods: ["together", "quiet"] },
  fully_automated_bosses: { minutes: [60, 120], moods: ["bargain", "secrets"] },
  patriot: { minutes: [45, 90], moods: ["quiet", "together"] },
};

/** Games to try the table out with; the evening is not made of them. */
export const SMALL = ["tic_tac_toe", "leduc"];

export function minutes(game: string): [number, number] | null {
  return EVENINGS[game]?.minutes ?? null;
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

export function suggest(cards: GameCard[], players: number, time: number, mood: Mood): Suggestion | null {
  let best: Suggestion | null = null;
  let most = -Infinity;
  for (const card of cards) {
    const evening = EVENINGS[card.key];
    if (!evening || players > card.seats[1]) continue;
    const bots = Math.max(0, card.seats[0] - players);
    const inTime = evening.minutes[0] <= time;
    const inMood = evening.moods.includes(mood);
    const fit = (inMood ? 6 - evening.moods.indexOf(mood) : 0) + (inTime ? 3 : -2) - bots * 0.8 - Math.abs(evening.minutes[1] - time) / 60;
    if (fit > most) {
      most = fit;
      best = { card, bots, inTime, inMood };
    }
  }
  return best;
}
