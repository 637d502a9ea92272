/** What the lab shows to a seat. */
export type { Pending, Place, RobotRiseView as View } from "./seen";

export const GAME = "robot_rise";
