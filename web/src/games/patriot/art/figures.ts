/** The small things that come to the desk and leave it, on a grid of 24. */
export const FIGURES: Record<string, { path: string; fill: string }> = {
  coin: {
    path: "M12 2a10 10 0 110 20 10 10 0 010-20zM8 9h8M12 9v8",
    fill: "var(--print-gold)",
  },
  marker: { path: "M9 2h6v7l6 10v3H3v-3L9 9z", fill: "var(--print-mint)" },
  troop: {
    path: "M12 1a4 4 0 110 9 4 4 0 010-9zM5 11h14v7h-3v5H8v-5H5z",
    fill: "var(--print-aqua)",
  },
  rioter: { path: "M12 1l4 5-4 5-4-5zM6 12h12l4 11H2z", fill: "var(--print-red)" },
};
