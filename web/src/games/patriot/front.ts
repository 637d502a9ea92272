/** What the first page tells of this game. */
import type { Front } from "../page";
import Cover from "./art/Cover.svelte";

export const front: Front = {
  cover: Cover,
  evening: { minutes: [45, 90], moods: ["quiet", "together"] },
  minute: [
    { ink: "M8 2h5v44H8z", red: "M14 4h28l-7 10 7 10H14z" },
    {
      ink: "M3 14h42v20H3zm6 10a4 4 0 108 0 4 4 0 00-8 0zm11 0a4 4 0 108 0 4 4 0 00-8 0z",
      red: "M31 20h8v8h-8z",
    },
    {
      ink: "M8 40h32v6H8z",
      red:
        "M24 2c2 9 12 14 12 24 0 8-5 12-12 12s-12-4-12-12" +
        "c0-5 3-8 5-12 1 4 3 5 4 5 2-5 0-12 3-17z",
    },
  ],
  maker: "patriot",
};
