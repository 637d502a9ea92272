// Written by tools/wire_types.py from the game's views and events; do not edit.

/** `hands` holds a card's name, or None for a card one may not see. */
export interface LeducView {
  type: "leduc";
  hands: (string | null)[];
  board: string | null;
  paid: number[];
  deck: number;
}

export type View = LeducView;

/** The values of each event, by its tag; what is withheld is missing. */
export interface Events {
  "dealt": {
    who: string;
    card?: string;
  };
  "turned": {
    card: string;
  };
  "bet": {
    who: string;
    move: string;
    paid: number;
  };
  "shown": {
    first: string;
    second: string;
  };
}
