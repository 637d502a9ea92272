/**
 * The board as scenery: it is measured before and after a view is drawn, and things are moved from
 * the one place to the other. Only transforms and opacity change; the drawn view itself is never
 * touched, and what flies without a place of its own flies in a layer above it.
 */
import { type Component, mount, unmount } from "svelte";
import type { Frame } from "../wire";
import type { Scenery, Step } from "./director.svelte";
import { type AnyMotions, type Effect, type Flight, type Motion, motionsOf } from "./motions";

const FLIGHT = 460; // milliseconds at ordinary speed
const STOP = 420;
const SHIFT = 260;
const AFTER = 110; // between what happens to everybody at once
const SHOWN = 84; // pixels
const NEXT = 0.85; // of a card's width
const AREAS = ".board, .dock";
const EASE = "cubic-bezier(0.3, 0.1, 0.2, 1)";
const EFFECTS: Record<Effect["how"], { frames: Keyframe[]; time: number }> = {
  pulse: {
    frames: [{ transform: "none" }, { transform: "scale(1.06)" }, { transform: "none" }],
    time: 420,
  },
  shake: {
    frames: [0, -5, 5, -4, 4, 0].map((x) => ({ transform: `translateX(${x}px)` })),
    time: 420,
  },
  crumble: {
    frames: [
      { transform: "none" },
      { transform: "translateY(3px) rotate(-3deg)" },
      { transform: "translateY(6px) rotate(3deg) scale(0.94)" },
      { transform: "translateY(3px) rotate(-2deg)" },
      { transform: "none" },
    ],
    time: 620,
  },
  flip: {
    frames: [{ transform: "rotateY(180deg)" }, { transform: "rotateY(0)" }],
    time: 520,
  },
  /** A die comes rolling, settles, and lies there to be read. */
  tumble: {
    frames: [
      { transform: "translate(-90px, -70px) rotate(-300deg) scale(0.7)", opacity: 0 },
      { transform: "translate(-30px, 6px) rotate(-120deg)", opacity: 1, offset: 0.25 },
      { transform: "translate(-8px, -14px) rotate(-30deg)", offset: 0.4 },
      { transform: "none", offset: 0.55 },
      { transform: "none" },
    ],
    time: 1100,
  },
  // what a card brings about is seen once the card has gone on
  appear: {
    frames: [{ opacity: 0 }, { opacity: 0, offset: 0.6 }, { opacity: 1 }],
    time: 2 * FLIGHT + STOP,
  },
  flash: { frames: [{ opacity: 1 }, { opacity: 0.25 }, { opacity: 1 }], time: 360 },
};

interface Piece {
  name: string;
  zone: string;
  /** Its zone shows only some of what lies there. */
  partly: boolean;
  element: HTMLElement;
  at: DOMRect;
  area: Element | null;
  zoom: number;
}

/** A zone, and the part of the page that cuts off what reaches out of it. */
interface Place {
  at: DOMRect;
  area: Element | null;
}

/** Something to be moved: where it stands, by how much its surroundings are enlarged. */
interface Moved {
  element: HTMLElement;
  home: DOMRect;
  zoom: number;
}

interface Measured {
  pieces: Piece[];
  zones: Map<string, Place>;
}

export interface Stagehands {
  root: () => HTMLElement | undefined;
  /** Where things fly that have no place on the board. */
  layer: () => HTMLElement | undefined;
  motions: () => AnyMotions;
  /** Events that one step of the rules brings to everybody at once. */
  together: () => readonly string[];
  /** The back of a card or of whatever is not known. */
  back: () => Component<{ as?: string }> | undefined;
}

export class Flights implements Scenery {
  /** What is under way or has arrived, and what is to be done when it is let go. */
  private readonly running = new Map<Animation, () => void>();
  private readonly ghosts = new Set<() => void>();
  /** How many beats have been brought to their end. */
  private played = 0;

  constructor(private readonly hands: Stagehands) {}

  look(): Measured {
    const root = this.hands.root();
    const zones = new Map<string, Place>();
    const pieces: Piece[] = [];
    for (const zone of root?.querySelectorAll<HTMLElement>("[data-zone]") ?? [])
      zones.set(zone.dataset["zone"]!, {
        at: zone.getBoundingClientRect(),
        area: zone.closest(AREAS),
      });
    for (const element of root?.querySelectorAll<HTMLElement>("[data-piece]") ?? []) {
      const { zone, partly } = element.closest<HTMLElement>("[data-zone]")?.dataset ?? {};
      const at = element.getBoundingClientRect();
      const name = element.dataset["piece"]!;
      const zoom = (element as { currentCSSZoom?: number }).currentCSSZoom ?? 1;
      const area = element.closest(AREAS);
      if (zone && at.width)
        pieces.push({ name, zone, partly: partly !== undefined, element, at, area, zoom });
    }
    return { pieces, zones };
  }

  async play(before: unknown, from: Frame, step: Step, speed: number): Promise<void> {
    const was = before as Measured;
    const played = this.played;
    await drawing();
    if (played !== this.played) return;
    const is = this.look();
    const rest = { was: [...was.pieces], is: [...is.pieces] };
    let start = 0;
    let over = 0;
    let last = "";
    for (const entry of step.entries) {
      const motions = motionsOf(this.hands.motions(), entry, step.frame.view, from.view);
      const joins = entry.tag === last && this.hands.together().includes(entry.tag);
      start = joins ? start + AFTER / speed : over;
      last = entry.tag;
      const ends = motions.map((motion) => this.set(motion, was, is, rest, start, speed));
      over = Math.max(over, ...ends);
    }
    this.shift(rest, step, speed);
    const all = [...this.running.keys()];
    await Promise.all(all.map((animation) => animation.finished.catch(() => null)));
  }

  finish(): void {
    this.played += 1;
    for (const [animation, after] of this.running) {
      animation.cancel();
      after();
    }
    this.running.clear();
    for (const remove of this.ghosts) remove();
    this.ghosts.clear();
  }

  /** Start one motion; says when it will be over. */
  private set(
    motion: Motion,
    was: Measured,
    is: Measured,
    rest: { was: Piece[]; is: Piece[] },
    start: number,
    speed: number,
  ): number {
    if ("how" in motion) return this.affect(motion, is, start, speed);
    const count = motion.what ? 1 : Math.min(motion.count ?? 1, 5);
    let end = start;
    for (let n = 0; n < count; n++)
      end = this.fly(motion, was, is, rest, start + (n * 90) / speed, speed);
    return end;
  }

  private fly(
    motion: Flight,
    was: Measured,
    is: Measured,
    rest: { was: Piece[]; is: Piece[] },
    start: number,
    speed: number,
  ): number {
    const source = take(rest.was, motion.what, motion.from);
    const target = take(rest.is, motion.what, motion.to);
    const from = source ?? was.zones.get(motion.from) ?? is.zones.get(motion.from);
    const to = target ?? is.zones.get(motion.to) ?? was.zones.get(motion.to);
    const stop = motion.via ? is.zones.get(motion.via)?.at : undefined;
    if (!from || !to) return start;
    const time = (FLIGHT + (stop ? FLIGHT + STOP : 0)) / speed;
    const moved = target
      ? this.going(target, from, start + time)
      : this.gone(source, to, is, motion);
    if (!moved) return start;
    // where nobody saw it lie, nothing is seen before it goes
    if (!source) this.hide(moved.element, start);
    const aside = (motion.beside ?? 0) * moved.home.width * NEXT;
    const via = stop && new DOMRect(stop.left + aside, stop.top, stop.width, stop.height);
    this.move(moved, from.at, to.at, via, start, time);
    if (moved.element !== target?.element) this.hide(moved.element, 1, start + time);
    if (target && !source) this.turn(moved.element, start, FLIGHT / speed);
    return start + time;
  }

  /** What flies is the thing itself, or above both areas a copy of it until it has arrived. */
  private going(target: Piece, from: Place, until: number): Moved {
    if (from.area === target.area) return standing(target);
    const copy = this.copy(target);
    if (!copy) return standing(target);
    this.hide(target.element, until);
    return copy;
  }

  /** Something that has no place of its own where it goes. */
  private gone(source: Piece | undefined, to: Place, is: Measured, motion: Flight): Moved | null {
    return source ? this.copy(source) : this.unknown(to.at, is, motion.as);
  }

  /** Not to be seen for so long, or from some moment on. */
  private hide(element: Element, duration: number, delay = 0): void {
    const fill = delay ? "forwards" : "none";
    if (duration > 0)
      this.start(element, [{ opacity: 0 }, { opacity: 0 }], { duration, delay, fill });
  }

  /** Nothing is measured here: what is written for one thing would be laid out for the next. */
  private move(
    { element, home, zoom }: Moved,
    from: DOMRect,
    to: DOMRect,
    via: DOMRect | undefined,
    delay: number,
    duration: number,
  ): void {
    const at = (rect: DOMRect, grown = 1): string => {
      const x = (rect.left + rect.width / 2 - home.left - home.width / 2) / zoom;
      const y = (rect.top + rect.height / 2 - home.top - home.height / 2) / zoom;
      const scale = Math.min(1.4, Math.max(0.25, (rect.width / home.width) * grown));
      return `translate(${x}px, ${y}px) scale(${scale})`;
    };
    // wide zones are aimed at in their middle, with the thing in its own size
    const near = (rect: DOMRect): DOMRect =>
      rect.width > home.width * 1.6
        ? new DOMRect(
            rect.left + rect.width / 2 - home.width / 2,
            rect.top + rect.height / 2 - home.height / 2,
            home.width,
            home.height,
          )
        : rect;
    const part = FLIGHT / (2 * FLIGHT + STOP);
    const stops = via
      ? [
          { transform: at(near(via)), offset: part },
          { transform: at(near(via), 1.12), offset: 1 - part },
        ]
      : [];
    const frames: Keyframe[] = [
      { transform: at(near(from)), offset: 0 },
      ...stops,
      { transform: at(near(to)), offset: 1 },
    ];
    element.style.zIndex = "5";
    this.start(element, frames, { delay, duration, easing: EASE, fill: "both" }, () => {
      element.style.zIndex = "";
    });
  }

  /** Turn a card over that comes from where nobody could see it. */
  private turn(element: HTMLElement, delay: number, duration: number): void {
    const card = element.querySelector("[data-card]");
    if (card)
      this.start(card, EFFECTS.flip.frames, { delay, duration, easing: EASE, fill: "backwards" });
  }

  private affect(effect: Effect, is: Measured, start: number, speed: number): number {
    const { frames, time } = EFFECTS[effect.how];
    const timing = { delay: start, duration: time / speed, easing: EASE };
    if (effect.as) {
      const zone = is.zones.get(effect.at);
      const shown = zone && this.above(zone.at, effect.as);
      if (!shown) return start;
      this.start(shown.element, frames, { ...timing, fill: "both" });
    } else {
      const element = this.hands.root()?.querySelector(`[data-zone="${CSS.escape(effect.at)}"]`);
      if (!element) return start;
      this.start(element, frames, { ...timing, fill: "backwards" });
    }
    return start + time / speed;
  }

  /** Something that is only seen for a moment, in the middle of a zone. */
  private above(zone: DOMRect, as: string): Moved | null {
    const Back = this.hands.back();
    if (!Back) return null;
    const [x, y] = [zone.left + zone.width / 2, zone.top + zone.height / 2];
    return this.ghost(new DOMRect(x - SHOWN / 2, y - SHOWN / 2, SHOWN, SHOWN), (box) => {
      const made = mount(Back, { target: box, props: { as } });
      return () => void unmount(made);
    });
  }

  /** What was not moved by an event closes ranks. */
  private shift(rest: { was: Piece[]; is: Piece[] }, step: Step, speed: number): void {
    for (const piece of rest.is) {
      const old = take(rest.was, piece.name, piece.zone);
      if (!old && !piece.partly) unexplained(piece, step);
      if (!old) continue;
      const moved = Math.hypot(old.at.left - piece.at.left, old.at.top - piece.at.top);
      if (moved > 2) this.move(standing(piece), old.at, piece.at, undefined, 0, SHIFT / speed);
    }
  }

  /** What lay there and is gone, to be seen on its way. */
  private copy(piece: Piece): Moved | null {
    const element = piece.element.cloneNode(true) as HTMLElement;
    return this.ghost(piece.at, (box) => {
      element.removeAttribute("style");
      element.style.cssText = "position:static;width:100%;height:100%";
      box.append(element);
      return () => undefined;
    });
  }

  /** Something nobody knows: only its back is seen. */
  private unknown(to: DOMRect, is: Measured, as: string | undefined): Moved | null {
    const Back = this.hands.back();
    if (!Back) return null;
    const like = as ? to : (is.zones.get("deck")?.at ?? to);
    const high = Math.min(like.height, 130);
    return this.ghost(new DOMRect(to.left, to.top, (high * 5) / 7, high), (box) => {
      const made = mount(Back, { target: box, props: as ? { as } : {} });
      return () => void unmount(made);
    });
  }

  private ghost(at: DOMRect, fill: (box: HTMLElement) => () => void): Moved | null {
    const layer = this.hands.layer();
    if (!layer) return null;
    const box = document.createElement("div");
    box.className = "ghost";
    const place = { left: at.left, top: at.top, width: at.width, height: at.height };
    box.style.position = "absolute";
    for (const [side, length] of Object.entries(place)) box.style.setProperty(side, `${length}px`);
    layer.append(box);
    const undo = fill(box);
    this.ghosts.add(() => {
      undo();
      box.remove();
    });
    return { element: box, home: at, zoom: 1 };
  }

  private start(
    element: Element,
    frames: Keyframe[],
    timing: KeyframeAnimationOptions,
    after: () => void = () => undefined,
  ): void {
    this.running.set(element.animate(frames, timing), after);
  }
}

/** Until the next picture is made, which lays the page out anyhow; nothing is painted before. */
function drawing(): Promise<void> {
  return new Promise((resolve) => requestAnimationFrame(() => resolve()));
}

function standing({ element, at, zoom }: Piece): Moved {
  return { element, home: at, zoom };
}

/** Take the piece of this name in that zone out of the list. */
function take(pieces: Piece[], name: string | undefined, zone: string): Piece | undefined {
  const at = pieces.findIndex((piece) => piece.name === name && piece.zone === zone);
  return at < 0 ? undefined : pieces.splice(at, 1)[0];
}

/** Something came into sight without an event that says from where; tests look for this. */
function unexplained({ name, zone }: Piece, { entries }: Step): void {
  const { dataset } = document.documentElement;
  const told = entries.map((entry) => entry.tag).join(", ");
  dataset["unexplained"] = `${dataset["unexplained"] ?? ""}${name} in ${zone} after ${told}; `;
}
