/** Everything sealed opens in one frame, stands still like a poster, and makes way. */
import { moves, settings } from "../settings/settings.svelte";
import { play } from "../settings/sound";
import type { Entry, Frame } from "../wire";
import { riteOf, type Rite } from "./rites";

const STILL = 900; // milliseconds at ordinary speed

export class Ritual {
  rite = $state.raw<Rite | null>(null);
  open = $state(false);
  private seen = -1;
  private asked: number[] = [];
  private timer = 0;

  /** A new frame has come, with what happened since the last one. */
  hear(frame: Frame, log: Entry[]): void {
    const before = this.asked;
    this.asked = frame.seats.flatMap((seat, n) => (seat.asked ? [n] : []));
    const fresh = this.seen < 0 ? [] : log.filter((entry) => entry.seq > this.seen);
    this.seen = frame.seq;
    const found = fresh.length ? riteOf(frame.game, fresh, before) : null;
    if (found && settings.speed && !document.hidden) this.begin(found);
  }

  /** Somebody has seen enough, or the time is over. */
  end(how: "skipped" | "over"): void {
    if (!this.rite) return;
    clearTimeout(this.timer);
    this.rite = null;
    this.open = false;
    document.documentElement.dataset.reveal = how;
  }

  private begin(found: Rite): void {
    clearTimeout(this.timer);
    this.rite = found;
    this.open = !moves();
    document.documentElement.dataset.reveal = "open";
    // one frame closed, so that all of them are seen to open in the next
    requestAnimationFrame(() => requestAnimationFrame(() => (this.open = true)));
    this.timer = window.setTimeout(() => this.end("over"), STILL / (settings.speed || 1));
    play("press");
  }
}
