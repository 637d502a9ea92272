/** What the first page tells of this game. */
import type { Front } from "../page";
import Cover from "./art/Cover.svelte";

export const front: Front = {
  cover: Cover,
  evening: { minutes: [45, 75], moods: ["together", "secrets"] },
  minute: [
    { ink: "M6 38h36v6H6zM10 32h28v4H10z", red: "M27 2L11 22h10l-4 10 20-18H26z" },
    {
      ink: "M13 27a9 9 0 110 18 9 9 0 010-18zM35 3a9 9 0 110 18 9 9 0 010-18z",
      red: "M17 27L27 17l-5-1 11-7-3 13-2-4-9 10z",
    },
    { ink: "M8 4h32v20l-6-4-5 7-6-6-6 7-5-6-4 4z", red: "M8 34l4-4 5 6 6-7 6 6 5-7 6 4v12H8z" },
  ],
  maker: "robotariat",
};
