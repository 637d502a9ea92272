import type { News } from "../../table/news";

/** The most worth telling of a round comes first. */
export const news: News = {
  editions: ["turn"],
  stories: ["left", "lair-lost", "identity", "allied", "event", "robot", "frozen"],
};
