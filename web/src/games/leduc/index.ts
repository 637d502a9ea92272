import type { GamePage } from "../page";
import Board from "./Board.svelte";
import { front } from "./front";
import { reveal } from "./reveal";

export const page: GamePage = { front, board: Board, reveal };
