/** What the street shows to a seat. */
export type {
  ForecastView as Forecast,
  PlayerView as Player,
  SpaceView as Space,
  View,
} from "./seen";

export const GAME = "robotariat";
