/** The emblem of each department, on a grid of 24. */
export const EMBLEMS: Record<string, string> = {
  finance: "M12 2a10 10 0 110 20 10 10 0 010-20zm-1 4v2H8v5h5v2H8v2h3v2h2v-2h3v-6h-5V10h5V8h-3V6z",
  spy:
    "M1 12C6 4 18 4 23 12 18 20 6 20 1 12zm11-5a5 5 0 100 10 5 5 0 000-10zm0 3" +
    "a2 2 0 110 4 2 2 0 010-4z",
  war: "M12 1l9 4v7c0 6-4 9-9 11-5-2-9-5-9-11V5zm0 5l-2 4H6l3 3-1 5 4-3 4 3-1-5 3-3h-4z",
  science: "M8 2h8v2h-1v6l6 10v2H3v-2l6-10V4H8zm2 9l-3 6h10l-3-6z",
};
