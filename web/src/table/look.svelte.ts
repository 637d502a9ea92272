/** How somebody looks at a table: kept apart from the table itself, and nobody else is told. */
const WIDE = matchMedia("(min-width: 1400px)");

const PANEL = 322;
const NARROWEST = 240;
const WIDEST = 560;

function within(width: number): number {
  return Math.round(Math.min(WIDEST, Math.max(NARROWEST, width || PANEL)));
}

export class TableLook {
  /** Only the board. */
  zen = $state(false);
  /** The table in words. */
  words = $state(false);
  /** The board made larger or smaller. */
  zoom = $state(1);
  /** The list of all choices lies open. */
  list = $state(false);
  /** The panel at the side lies open. */
  panel = $state(WIDE.matches);
  /** How wide the panel at the side is. */
  wide = $state(within(Number(localStorage.getItem("panel") ?? PANEL)));
  /** Somebody may look over my shoulder: what is secret shows only while it is held. */
  shy = $state(localStorage.getItem("shy") === "yes");
  /** A headline for every round, above the log. */
  paper = $state(localStorage.getItem("paper") === "yes");
  /** What the others do is shown beat by beat, each at a press. */
  stepping = $state(false);

  constructor() {
    // where there is no room beside the board the panel would lie over it
    WIDE.addEventListener("change", ({ matches }) => (this.panel = matches));
  }

  larger(by: number): void {
    this.zoom = Math.min(2, Math.max(0.5, this.zoom + by));
  }

  /** The panel at the side made wider or narrower; this device remembers it. */
  widen(width: number): void {
    this.wide = within(width);
    localStorage.setItem("panel", String(this.wide));
  }

  /** Have the newspaper delivered, or no longer. */
  deliver(): void {
    this.paper = !this.paper;
    localStorage.setItem("paper", this.paper ? "yes" : "no");
  }
}
