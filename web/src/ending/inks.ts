/** The two inks of each game's press run. */
const INKS: Record<string, [string, string]> = {
  robotariat: ["#b3201f", "#0e5a6b"],
  evil_robots: ["#0e5a6b", "#b3201f"],
  robot_rise: ["#6b2c7f", "#3f6212"],
  fully_automated_union: ["#b3201f", "#0e5a6b"],
  fully_automated_bosses: ["#0e5a6b", "#b3201f"],
  patriot: ["#7a4f00", "#4a5560"],
};

export function inks(game: string): [string, string] {
  return INKS[game] ?? ["#4a5560", "#b3201f"];
}
