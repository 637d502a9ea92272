/** What may be guessed of each seat. */
import type { Guesses } from "../../table/notebook";

export const notebook: Guesses = {
  roles: [
    "dr-cinder-voss",
    "magda-lodestone",
    "count-frostwick",
    "tilda-sprocket",
    "the-understudy",
    "madame-detour",
    "professor-reverb",
    "baron-bunker",
  ],
  at: ["places", "identity"],
  single: true,
};
