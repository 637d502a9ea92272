/** Ten seat colours, each with a glyph: colour alone never tells anybody apart. */
export interface Mark {
  fill: string;
  ink: string;
  /** A dark colour: what is to be seen on it must be light. */
  dark: boolean;
  glyph: string;
  /** Lines for the rim of a large mark: the pattern that goes with the colour. */
  hatch: string;
  name: string;
}

const ALL: Mark[] = [
  {
    name: "gear",
    fill: "var(--seat-gear)",
    ink: "var(--seat-gear-ink)",
    dark: true,
    hatch: "",
    glyph: "M12 3l2 3h-4zM12 21l-2-3h4zM3 12l3-2v4zM21 12l-3 2v-4zM12 8a4 4 0 110 8 4 4 0 010-8z",
  },
  {
    name: "bolt",
    fill: "var(--seat-bolt)",
    ink: "var(--seat-bolt-ink)",
    dark: true,
    hatch: "M0 6L6 0M0 12L12 0M0 18L18 0M0 24L24 0M6 24L24 6M12 24L24 12M18 24L24 18",
    glyph: "M13 2L5 14h6l-1 8 9-13h-6z",
  },
  {
    name: "lamp",
    fill: "var(--seat-lamp)",
    ink: "var(--seat-lamp-ink)",
    dark: false,
    hatch:
      "M2 2h.1M7 2h.1M12 2h.1M17 2h.1M22 2h.1M2 7h.1M2 12h.1M2 17h.1M2 22h.1M7 22h.1" +
      "M12 22h.1M17 22h.1M22 22h.1M22 7h.1M22 12h.1M22 17h.1",
    glyph: "M12 3a6 6 0 014 10v3H8v-3a6 6 0 014-10zM9 18h6v3H9z",
  },
  {
    name: "wrench",
    fill: "var(--seat-wrench)",
    ink: "var(--seat-wrench-ink)",
    dark: true,
    hatch: "M3 0v24M8 0v24M13 0v24M18 0v24M23 0v24",
    glyph: "M15 3a5 5 0 00-4 7l-8 8 3 3 8-8a5 5 0 007-6l-3 3-3-1-1-3z",
  },
  {
    name: "star-nut",
    fill: "var(--seat-star-nut)",
    ink: "var(--seat-star-nut-ink)",
    dark: true,
    hatch: "M18 0L24 6M12 0L24 12M6 0L24 18M0 0L24 24M0 6L18 24M0 12L12 24M0 18L6 24",
    glyph: "M12 2l3 7h7l-6 4 3 8-7-5-7 5 3-8-6-4h7z",
  },
  {
    name: "coil",
    fill: "var(--seat-coil)",
    ink: "var(--seat-coil-ink)",
    dark: false,
    hatch: "M0 3h24M0 8h24M0 13h24M0 18h24M0 23h24",
    glyph: "M4 6h16v2H4zM4 11h16v2H4zM4 16h16v2H4zM8 3h3v18H8z",
  },
  {
    name: "valve",
    fill: "var(--seat-valve)",
    ink: "var(--seat-valve-ink)",
    dark: false,
    hatch: "M3 0v24M10 0v24M17 0v24M0 3h24M0 10h24M0 17h24",
    glyph: "M12 2a10 10 0 100 20 10 10 0 000-20zm-2 3h4v5h5v4h-5v5h-4v-5H5v-4h5z",
  },
  {
    name: "anvil",
    fill: "var(--seat-anvil)",
    ink: "var(--seat-anvil-ink)",
    dark: true,
    hatch: "M2 2h1M12 2h1M21 2h1M2 12h1M2 21h1M12 21h1M21 12h1M21 21h1",
    glyph: "M2 7h20l-6 5v3l3 4H5l3-4v-3z",
  },
  {
    name: "piston",
    fill: "var(--seat-piston)",
    ink: "var(--seat-piston-ink)",
    dark: false,
    hatch: "M3 3h18v18H3z",
    glyph: "M6 2h12v8H6zM10 10h4v6h-4zM4 16h16v5H4z",
  },
  {
    name: "rivet",
    fill: "var(--seat-rivet)",
    ink: "var(--seat-rivet-ink)",
    dark: true,
    hatch: "M2 3h4M9 3h6M18 3h4M2 21h4M9 21h6M18 21h4M3 2v4M3 9v6M3 18v4M21 2v4M21 9v6M21 18v4",
    glyph: "M4 4h16v16H4zm5 5v6h6V9z",
  },
];

/** The order that keeps colours apart for every kind of vision. */
const ORDER = [0, 4, 5, 2, 9, 8, 3, 7, 6, 1];

export function mark(seat: number): Mark {
  return ALL[ORDER[seat % ORDER.length]!]!;
}
