/** What each table promised about its luck, noted down by this browser before the first shuffle. */
const PREFIX = "promise:";

export function notePromise(table: string, promise: string): void {
  if (!localStorage.getItem(PREFIX + table)) localStorage.setItem(PREFIX + table, promise);
}

export function promiseNoted(table: string): string {
  return localStorage.getItem(PREFIX + table) ?? "";
}
