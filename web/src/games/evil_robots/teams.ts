/** The three teams: whose power is sure, and whose is possible, as far as this view tells. */
import type { View } from "./view";

export const TEAMS = ["evil", "neutral", "good"];

/** A team with the power it has for sure and the most it can have. */
export interface Strength {
  team: string;
  sure: number;
  most: number;
}

/** Once everything is open the view has the totals themselves. */
export function strengths(view: Pick<View, "players" | "extra" | "totals">): Strength[] {
  return TEAMS.map((team, n) => {
    const total = view.totals[n];
    if (total !== undefined) return { team, sure: total, most: total };
    let sure = 0;
    let most = 0;
    for (const { teams, level } of view.players) {
      if (teams.includes(team)) most += level;
      if (teams.length === 1 && teams[0] === team) sure += level;
    }
    if (view.extra?.team === team) {
      sure += view.extra.level;
      most += view.extra.level;
    }
    return { team, sure, most };
  });
}
