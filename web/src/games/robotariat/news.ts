import type { News } from "../../table/news";

/** The most worth telling of a round comes first. */
export const news: News = {
  editions: ["round"],
  stories: ["suspected", "torn", "fined", "donated", "power-cut", "placed"],
};
