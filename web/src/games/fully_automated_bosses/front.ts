/** What the first page tells of this game. */
import type { Front } from "../page";
import Cover from "./art/Cover.svelte";

export const front: Front = {
  cover: Cover,
  evening: { minutes: [60, 120], moods: ["bargain", "secrets"] },
  minute: [
    { ink: "M6 46V10L20 4v42zM30 46V4l12 6v36z", red: "M25 12a8 8 0 110 16 8 8 0 010-16z" },
    {
      ink: "M8 3h30v34H8zm5 6v4h20V9zm0 8v3h20v-3zm0 7v3h12v-3z",
      red: "M22 30l22-8 2 6-16 12-10 5 2-8z",
    },
    {
      ink: "M14 36h20v4H14zM17 42h14v4H17z",
      red: "M24 3a15 15 0 019 27v4H15v-4a15 15 0 019-27zM2 2l44 40-3 4L0 6z",
    },
  ],
  maker: "automated",
};
