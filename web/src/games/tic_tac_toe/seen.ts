// Written by tools/wire_types.py from the game's views and events; do not edit.

/** The nine cells, row by row: the seat whose mark is there, or None. */
export interface TicTacToeView {
  type: "tic_tac_toe";
  cells: (number | null)[];
}

export type View = TicTacToeView;

/** The values of each event, by its tag; what is withheld is missing. */
export interface Events {
  "placed": {
    who: string;
    cell: string;
  };
}
