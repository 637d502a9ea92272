/** What this game opens at once, read from its events. */
import Face from "./Face.svelte";
import { all, seatOf, atOnce, others, type Reading } from "../../reveal/reveals";

export const reveal: Reading = (entries, asked) => {
  const offers = all(entries, "offer").map(({ values }) => ({
    seat: seatOf(values["who"]),
    sign: "part",
    word: String(values["card"]),
    thing: Face,
    alone: true,
  }));
  const none = all(entries, "no-help").length > 0;
  if (!offers.length && !none) return null;
  const found = atOnce("crates", [...offers, ...others(asked, offers, "reveal-nothing", "")]);
  const verdict = { key: "verdict-offers", values: { count: offers.length } };
  return found && { ...found, verdict };
};
