/** How somebody looks at a table: kept apart from the table itself, and nobody else is told. */
const WIDE = matchMedia("(min-width: 1400px)");

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
  /** Somebody may look over my shoulder: what is secret shows only while it is held. */
  shy = $state(localStorage.getItem("shy") === "yes");
  /** What the others do is shown beat by beat, each at a press. */
  stepping = $state(false);

  constructor() {
    // where there is no room beside the board the panel would lie over it
    WIDE.addEventListener("change", ({ matches }) => (this.panel = matches));
  }

  larger(by: number): void {
    this.zoom = Math.min(2, Math.max(0.5, this.zoom + by));
  }
}
