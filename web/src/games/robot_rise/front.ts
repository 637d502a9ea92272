/** What the first page tells of this game. */
import type { Front } from "../page";
import Cover from "./art/Cover.svelte";

export const front: Front = {
  cover: Cover,
  evening: { minutes: [15, 30], moods: ["chaos"] },
  minute: [
    {
      ink: "M8 46V22a16 16 0 0132 0v24h-8V24a8 8 0 00-16 0v22z",
      red: "M24 14l3 6 7 1-5 5 1 7-6-3-6 3 1-7-5-5 7-1z",
    },
    { ink: "M16 2h16v11H16zM14 35h8v11h-9zM26 35h8l1 11h-9z", red: "M10 16h28l-4 16H14z" },
    { ink: "M3 18h16V8l12 14-12 14V26H3z", red: "M45 30H29v8l-8-8 8-14v6h16z" },
  ],
  maker: "robot-rise",
};
