/** What the first page tells of this game. */
import type { Front } from "../page";
import Cover from "./art/Cover.svelte";

export const front: Front = {
  cover: Cover,
  evening: { minutes: [20, 40], moods: ["together", "quiet"] },
  minute: [
    {
      ink: "M14 34h8v12h-8zM26 34h8v12h-8zM4 20h6v12H4zM38 20h6v12h-6z",
      red: "M14 2h20v13H14zM12 17h24v15H12z",
    },
    {
      ink: "M16 32h18v14H16z",
      red: "M10 12c0-6 8-6 8-1 0-6 7-6 7 0 0-5 7-5 7 0 0-4 6-3 6 2v12c0 5-4 7-8 7H19c-6 0-9-4-9-9z",
    },
    { ink: "M4 6h40v26H24L12 44V32H4z", red: "M8 38L38 2l6 5L14 43z" },
  ],
  maker: "automated",
};
