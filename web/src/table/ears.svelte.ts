/** Whom I hear: what was said, without those I have muted for myself. Kept in this browser, told to nobody. */
import type { Table } from "../lib/table.svelte";

export class Ears {
  muted = $state<number[]>([]);
  private seen = $state(0);

  constructor(private readonly table: Table) {
    this.muted = JSON.parse(localStorage.getItem(this.store) ?? "[]") as number[];
  }

  readonly heard = $derived.by(() => this.table.talk.filter((said) => said.seat === null || !this.muted.includes(said.seat)));
  readonly unread = $derived.by(() => Math.max(0, this.heard.length - this.seen));

  read(): void {
    this.seen = this.heard.length;
  }

  turn(seat: number): void {
    this.muted = this.muted.includes(seat) ? this.muted.filter((other) => other !== seat) : [...this.muted, seat];
    localStorage.setItem(this.store, JSON.stringify(this.muted));
  }

  private get store(): string {
    return `deaf-${this.table.id}`;
  }
}
