/** How near a seat is to what its role card wants. */
import type { Seat, View } from "./view";

export interface Aim {
  value: number;
  goal: number;
}

/** Null where the role wants nothing that can be counted. */
export function aimOf(view: View, seat: Seat): Aim | null {
  switch (seat.role) {
    case "boss":
      return { value: seat.coins ?? 0, goal: view.boss_target };
    case "startupper":
      return { value: seat.coins ?? 0, goal: view.startupper_target };
    case "luddite":
      return { value: view.destroyed, goal: view.scrap_target };
    case "prolet":
      return { value: view.automated, goal: view.robots_to_win };
    default:
      return null;
  }
}
