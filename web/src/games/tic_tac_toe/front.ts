/** What the first page tells of this game. */
import type { Front } from "../page";

export const front: Front = { small: true };
