import type { GamePage } from "../page";
import Board from "./Board.svelte";
import { front } from "./front";

export const page: GamePage = { front, board: Board };
