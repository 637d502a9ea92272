/** What may be guessed of each seat. */
import type { Guesses } from "../../table/notebook";

export const notebook: Guesses = {
  roles: ["boss", "prolet", "startupper", "scab", "luddite"],
  at: ["seats", "role"],
  open: ["boss"],
};
