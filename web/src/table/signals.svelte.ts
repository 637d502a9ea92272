/**
 * How the page calls somebody: sound, title, a mark on its icon, and short notes about what hit
 * her.
 */
import { wordsOf } from "../lib/looking.svelte";
import type { Table } from "../lib/table.svelte";
import { logged, say } from "../lib/texts.svelte";
import { play } from "../settings/sound";
import type { Step } from "../stage/director.svelte";
import type { Entry, Frame } from "../wire";
import marked from "./icon-waiting.svg?inline";

const ICON = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
const PLAIN = ICON?.href ?? "";
const ACTORS = ["who", "owner", "source", "boss", "giver"];
const MOST = 8;

export class Signals {
  /** Read out politely: what happened. */
  said = $state("");
  /** Read out at once: I am needed. */
  called = $state("");
  toasts = $state<{ id: number; entry: Entry }[]>([]);
  /** What happened while I was away. */
  recap = $state<Entry[]>([]);
  private seen = -1;
  private asked = false;
  private undo = false;
  private count = 0;
  private first = true;

  constructor(private readonly table: Table) {}

  /** A beat is shown: it is read out, and whoever it hits is told. */
  tell({ entries, frame }: Step): void {
    const names = frame.seats.map((seat) => seat.name);
    const told = entries.map((entry) => logged(frame.game, entry, names));
    if (told.length) this.said = told.slice(-MOST).join(" ");
    this.hits(frame, entries);
  }

  /** A frame is shown as a whole. */
  hear(frame: Frame): void {
    const names = frame.seats.map((seat) => seat.name);
    if (this.first) this.remember(frame);
    this.needed(frame, names);
    if (this.undo && !frame.undo && frame.seq > this.seen && !frame.ending)
      this.said = `${this.said} ${say("shell", "page-barrier")}`;
    if (frame.ending && !this.first && frame.seq > this.seen) play("ended");
    // what hit somebody is over with the game
    if (frame.ending) this.toasts = [];
    this.undo = frame.undo;
    this.seen = frame.seq;
    this.first = false;
    if (document.visibilityState === "visible")
      localStorage.setItem(`seen-${frame.table}`, String(frame.seq));
  }

  dismiss(id: number): void {
    this.toasts = this.toasts.filter((toast) => toast.id !== id);
  }

  private remember(frame: Frame): void {
    const last = Number(localStorage.getItem(`seen-${frame.table}`) ?? NaN);
    const missed = this.table.log.filter((entry) => entry.seq > last);
    if (missed.length > 1 && frame.seat !== null && !frame.lesson) this.recap = missed.slice(-MOST);
  }

  /** Something names me, and it was not my doing. */
  private hits(frame: Frame, entries: Entry[]): void {
    const me = `@${frame.seat}`;
    if (frame.seat === null) return;
    const hits = entries.filter((entry) => {
      const actors = ACTORS.flatMap((name) =>
        typeof entry.values[name] === "string" ? [entry.values[name]] : [],
      );
      return wordsOf(entry.values).includes(me) && actors.length > 0 && actors[0] !== me;
    });
    const last = hits.at(-1);
    if (last) this.toasts = [{ id: this.count++, entry: last }];
    if (hits.length) play("valve");
  }

  private needed(frame: Frame, names: string[]): void {
    const asked = frame.ask !== null && frame.ask.answered === "";
    if (asked && (!this.asked || frame.seq > this.seen)) {
      this.called = say(frame.game, frame.ask!.prompt, frame.ask!.about, names);
      if (!this.asked) play("decision");
      this.mark(true);
    }
    if (!asked) this.mark(false);
    this.asked = asked;
  }

  /** The mark on the icon goes as soon as somebody looks. */
  mark(on: boolean): void {
    const href = on && document.hidden ? marked : PLAIN;
    if (ICON && ICON.href !== href) ICON.href = href;
  }
}
