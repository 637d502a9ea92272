/** What the first page tells of this game. */
import type { Front } from "../page";
import Cover from "./art/Cover.svelte";

export const front: Front = {
  cover: Cover,
  evening: { minutes: [30, 60], moods: ["secrets", "bargain"] },
  minute: [
    { ink: "M24 44L6 18h36z", red: "M14 4h20l8 12H6z" },
    {
      ink: "M4 30a14 14 0 0128 0v4H4zM2 36h32v6H2z",
      red: "M34 4a12 12 0 110 24 12 12 0 010-24zm-4 6v12h4V10z",
    },
    {
      ink: "M22 26V4a20 20 0 00-18 30zM24 29L6 39a20 20 0 0034 0z",
      red: "M26 26V4a20 20 0 0116 31z",
    },
  ],
  maker: "evil-robots",
};
