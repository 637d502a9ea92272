/** What this game opens at once, read from its events. */
import { all, seatOf, atOnce, others, type Reading } from "../../reveal/reveals";

export const reveal: Reading = (entries, asked) => {
  const coins = all(entries, "shown").map(({ values }) => ({
    seat: seatOf(values["who"]),
    sign: String(values["face"]).replace("~id-", ""),
    word: String(values["team"]),
  }));
  if (coins.length) return atOnce("domes", coins);
  const raised = all(entries, "raised").map(({ values }) => ({
    seat: seatOf(values["who"]),
    sign: "work",
    word: "reveal-up",
  }));
  if (!raised.length && !all(entries, "refused").length) return null;
  return atOnce("council", [...raised, ...others(asked, raised, "reveal-down", "")]);
};
