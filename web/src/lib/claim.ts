/**
 * One window of a browser plays at a table. A second one hears that it is `busy`, and gets its turn
 * when the first is gone, or at once if somebody insists; the first is then told by the table.
 * Answers with what gives the claim back, or null if `stop` came first.
 */
const PATIENCE = 400; // a page that is being reloaded gives its claim back a moment late

export async function claim(
  table: string,
  insist: boolean,
  busy: () => void,
  stop: AbortSignal,
): Promise<(() => void) | null> {
  if (!("locks" in navigator)) return () => {};
  const timer = setTimeout(busy, PATIENCE);
  return new Promise((resolve) => {
    const options: LockOptions = insist ? { steal: true } : { signal: stop };
    navigator.locks
      .request(`table-${table}`, options, () => {
        clearTimeout(timer);
        return new Promise<void>((release) => resolve(release));
      })
      .catch(() => {
        clearTimeout(timer);
        resolve(null); // stopped, or taken by another window later on
      });
  });
}
