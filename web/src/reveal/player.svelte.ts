/** Everything sealed opens in one frame, stands still like a poster, and makes way. */
import { moves, settings } from "../settings/settings.svelte";
import { play } from "../settings/sound";
import type { Step } from "../stage/director.svelte";
import { revealOf, type Reveal } from "./reveals";

const STILL = 900; // milliseconds at ordinary speed
const VERDICT = 1700; // with an outcome to be read

export class RevealPlayer {
  reveal = $state.raw<Reveal | null>(null);
  open = $state(false);
  private timer = 0;
  private over: () => void = () => undefined;

  /** Something is told: if it opens what was sealed, this resolves when that has been seen. */
  tell({ entries, frame, asked }: Step): Promise<void> | void {
    const found = entries.length
      ? revealOf(frame.game, entries, asked, frame.view as Record<string, unknown>)
      : null;
    if (found && settings.speed && !document.hidden) return this.begin(found);
  }

  /** Somebody has seen enough, or the time is over. */
  end(how: "skipped" | "over"): void {
    if (!this.reveal) return;
    clearTimeout(this.timer);
    this.reveal = null;
    this.open = false;
    document.documentElement.dataset.reveal = how;
    this.over();
  }

  private begin(found: Reveal): Promise<void> {
    clearTimeout(this.timer);
    this.over();
    this.reveal = found;
    this.open = !moves();
    document.documentElement.dataset.reveal = "open";
    // one frame closed, so that all of them are seen to open in the next
    requestAnimationFrame(() => requestAnimationFrame(() => (this.open = true)));
    const stands = found.verdict ? VERDICT : STILL;
    this.timer = window.setTimeout(() => this.end("over"), stands / (settings.speed || 1));
    play("press");
    return new Promise((resolve) => (this.over = resolve));
  }
}
