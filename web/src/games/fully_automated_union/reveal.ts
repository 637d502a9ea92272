/** What this game opens at once, read from its events, and what came of it. */
import { all, atOnce, hands, type Reading } from "../../reveal/reveals";

export const reveal: Reading = (entries) => {
  const found = atOnce("hands", hands(all(entries, "vote")));
  if (!found) return null;
  const [strike] = all(entries, "strike-won", "strike-lost");
  const [thumbs] = all(entries, "accelerated");
  const key = strike?.tag.replace("strike-", "") ?? (thumbs ? "thumbs" : "work");
  const values = { robots: 0, ...thumbs?.values, ...strike?.values };
  return { ...found, verdict: { key: `verdict-${key}`, values } };
};
