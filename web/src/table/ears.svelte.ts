/** Whom I hear: what was said, without those I have muted for myself. */
import type { Table } from "../lib/table.svelte";

export class Ears {
  private seen = $state(0);

  constructor(private readonly table: Table) {}

  readonly heard = $derived.by(() => this.table.talk.filter((said) => said.seat === null || !this.table.ignored.includes(said.seat)));
  readonly unread = $derived.by(() => Math.max(0, this.heard.length - this.seen));

  read(): void {
    this.seen = this.heard.length;
  }
}
