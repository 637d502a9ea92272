import type { News } from "../../table/news";

/** The most worth telling of a round comes first. */
export const news: News = {
  editions: ["round"],
  stories: [
    "unrest-boiled-over",
    "riot-came",
    "riot-again",
    "brief-failed",
    "brief-passed",
    "beacon-lost",
    "launched",
    "troops-placed",
  ],
};
