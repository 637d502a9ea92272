import type { GamePage } from "../page";
import Coin from "../../parts/Coin.svelte";
import Motif from "./art/Motif.svelte";
import Board from "./Board.svelte";
import { charts } from "./charts";
import { end } from "./end";
import { figures } from "./figures";
import Finale from "./Finale.svelte";
import { front } from "./front";
import { goal } from "./goal";
import Hand from "./Hand.svelte";
import { motions, together } from "./motions";
import { notebook } from "./notebook";
import { news } from "./news";
import { phases } from "./phases";
import { prompts } from "./prompts";
import { reveal } from "./reveal";
import Thing from "./Thing.svelte";
import "./tokens.css";
import You from "./You.svelte";

export const page: GamePage = {
  front,
  goal,
  board: Board,
  you: You,
  hand: Hand,
  choices: "board",
  seats: "board",
  prompts,
  motions,
  together,
  back: Coin,
  thing: Thing,
  phases,
  news,
  figures,
  notebook,
  reveal,
  charts,
  end,
  finale: Finale,
  poster: { inks: ["var(--print-petrol)", "var(--print-red)"], motif: Motif },
};
