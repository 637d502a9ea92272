import Coin from "../../parts/Coin.svelte";
import type { GamePage } from "../page";
import Motif from "./art/Motif.svelte";
import Board from "./Board.svelte";
import { charts } from "./charts";
import { end } from "./end";
import { figures } from "./figures";
import { front } from "./front";
import { goal } from "./goal";
import Hand from "./Hand.svelte";
import { motions, together } from "./motions";
import { news } from "./news";
import { phases } from "./phases";
import { prompts } from "./prompts";
import { reveal } from "./reveal";
import Flame from "./art/Flame.svelte";
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
  thing: Thing,
  back: Coin,
  signs: { stress: Flame, holiday: "☀", indefinite: "∞" },
  phases,
  news,
  figures,
  reveal,
  charts,
  end,
  poster: { inks: ["var(--print-red)", "var(--print-petrol)"], motif: Motif },
};
