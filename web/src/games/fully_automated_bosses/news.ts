import type { News } from "../../table/news";

/** The most worth telling of a round comes first. */
export const news: News = {
  editions: ["round-began"],
  stories: [
    "bankrupt",
    "declared",
    "expropriated",
    "robot-destroyed",
    "accelerated",
    "stressed",
    "mayor-named",
  ],
};
