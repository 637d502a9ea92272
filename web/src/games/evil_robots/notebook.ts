/** What may be guessed of each seat. */
import type { Guesses } from "../../table/notebook";

export const notebook: Guesses = { roles: ["heads", "tails"], at: ["players", "hidden"] };
