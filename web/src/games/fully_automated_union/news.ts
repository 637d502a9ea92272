import type { News } from "../../table/news";

/** The most worth telling of a round comes first. */
export const news: News = {
  editions: ["turn"],
  stories: [
    "eliminated",
    "strike-won",
    "treason",
    "strike-lost",
    "accelerated",
    "destroyed",
    "married",
    "event",
    "stressed",
  ],
};
