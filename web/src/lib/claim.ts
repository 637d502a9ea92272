/**
 * One window of a browser plays at a table. A second one gets null and has to insist; the first is told by the table.
 * Answers with what gives the claim back.
 */
const PATIENCE = 400; // a page that is being reloaded gives its claim back a moment late

export async function claim(table: string, insist: boolean): Promise<(() => void) | null> {
  if (!("locks" in navigator)) return () => {};
  return new Promise((resolve) => {
    const options: LockOptions = insist ? { steal: true } : { signal: AbortSignal.timeout(PATIENCE) };
    navigator.locks
      .request(`table-${table}`, options, () => new Promise<void>((release) => resolve(release)))
      .catch(() => resolve(null)); // not given in time, or taken by another window later on
  });
}
