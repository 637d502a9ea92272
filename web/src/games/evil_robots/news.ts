import type { News } from "../../table/news";

/** The most worth telling of a round comes first. */
export const news: News = {
  editions: ["round", "round-extra"],
  stories: ["no-agreement", "stole", "lost-by", "gained-by", "path-chosen", "revealed", "refused"],
};
