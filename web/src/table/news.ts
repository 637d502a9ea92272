/** A newspaper of the table: one headline a round, of what everybody knows. */
import type { Entry } from "../wire";

export interface News {
  /** The events with which a new round begins. */
  editions: string[];
  /** Events worth a headline, the greatest news first; each has a text `news-` of its game. */
  stories: string[];
}

export interface Headline {
  /** The number of the round. */
  round: number;
  /** A text of the game, and its values. */
  key: string;
  values: Record<string, unknown>;
}

function headline(news: News, round: number, told: readonly Entry[]): Headline {
  const found = told
    .filter((entry) => !entry.own && news.stories.includes(entry.tag))
    .toSorted((a, b) => news.stories.indexOf(a.tag) - news.stories.indexOf(b.tag))[0];
  return found
    ? { round, key: `news-${found.tag}`, values: found.values }
    : { round, key: "news-quiet", values: {} };
}

/** One for every round that is over, and for the last when the game is. */
export function headlines(news: News, log: readonly Entry[], over: boolean): Headline[] {
  const starts = log.flatMap((entry, at) => (news.editions.includes(entry.tag) ? [at] : []));
  const rounds = starts.map((at, n) => log.slice(at + 1, starts[n + 1]));
  return rounds
    .slice(0, over ? undefined : -1)
    .map((told, n) => headline(news, roundOf(log[starts[n]!]!, n + 1), told));
}

function roundOf(entry: Entry, counted: number): number {
  const told = entry.values["round"] ?? entry.values["turn"] ?? entry.values["number"];
  return typeof told === "number" ? told : counted;
}
