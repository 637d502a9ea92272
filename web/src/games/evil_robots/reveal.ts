/** What this game opens at once, read from its events, and what came of it. */
import { all, answers, seatOf, atOnce, others, type Reading } from "../../reveal/reveals";
import Offered from "./Offered.svelte";
import Uncovered from "./Uncovered.svelte";

export const reveal: Reading = (entries, asked) => {
  const coins = all(entries, "shown").map(({ values }) => ({
    seat: seatOf(values["who"]),
    sign: String(values["face"]).replace("~id-", ""),
    word: String(values["team"]),
    thing: Uncovered,
  }));
  if (coins.length) {
    const found = atOnce("domes", coins);
    const [counted] = all(entries, "counted");
    const who = all(entries, "won").map(({ values }) => values["who"]);
    const values = { ...counted?.values, count: who.length, who };
    return found && counted ? { ...found, verdict: { key: "verdict-domes", values } } : found;
  }
  const offers = all(entries, "offered").map(({ values }) => ({
    seat: seatOf(values["who"]),
    sign: "offer",
    word: `${String(values["influence"])}/${String(values["tokens"])}`,
    thing: Offered,
    alone: true,
  }));
  if (offers.length) {
    const found = atOnce("offers", offers);
    return (
      found && { ...found, verdict: { key: "verdict-offers", values: { count: offers.length } } }
    );
  }
  const votes = answers(all(entries, "accepted", "rejected"), "accepted");
  if (votes.length) {
    const found = atOnce("answers", votes);
    const count = all(entries, "accepted").length;
    const values = { count, all: votes.length, agreed: count === votes.length };
    return found && { ...found, verdict: { key: "verdict-proposal", values } };
  }
  const raised = all(entries, "raised").map(({ values }) => ({
    seat: seatOf(values["who"]),
    sign: "work",
    word: "reveal-up",
  }));
  const [claim] = all(entries, "raised", "refused");
  if (!claim) return null;
  const found = atOnce("council", [...raised, ...others(asked, raised, "reveal-down", "")]);
  const values = { count: raised.length, value: claim.values["value"] };
  return found && { ...found, verdict: { key: "verdict-hands", values } };
};
