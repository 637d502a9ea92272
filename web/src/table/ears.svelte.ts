/** Whom I hear: what was said, without those I have muted for myself. */
import type { Table } from "../lib/table.svelte";

export class Ears {
  /** How much of it was read, here or before a reload. */
  private seen = $state(0);

  constructor(private readonly table: Table) {
    this.seen = Number(localStorage.getItem(this.key) ?? 0);
  }

  private get key(): string {
    return `heard-${this.table.id}`;
  }

  readonly heard = $derived.by(() =>
    this.table.talk.filter((said) => said.seat === null || !this.table.ignored.includes(said.seat)),
  );
  readonly unread = $derived.by(() => Math.max(0, this.heard.length - this.seen));

  read(): void {
    this.seen = this.heard.length;
    localStorage.setItem(this.key, String(this.seen));
  }
}
