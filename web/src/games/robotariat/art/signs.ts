/** The sign of each space, on a grid of 42 by 40. */
export const SIGNS: Record<string, string> = {
  poster: "M8 6h20v26H8zM13 12h10M13 18h10M13 24h6M30 20l8 10-3 3-8-10z",
  sabotage: "M10 10l22 22M32 10L10 32M6 6l6 2-4 4zM36 36l-6-2 4-4z",
  upgrade: "M20 4l12 14h-7v18H15V18H8z",
  "scrap-yard": "M4 34l8-14 6 6 6-14 14 22zM10 12h6v5h-6zM26 6h5v5h-5z",
  office: "M6 12h30v24H6zM14 12V6h14v6M6 22h30M18 20h6v5h-6z",
  masses:
    "M10 10a4 4 0 110 8 4 4 0 010-8zM30 10a4 4 0 110 8 4 4 0 010-8zM20 6" +
    "a5 5 0 110 10 5 5 0 010-10zM3 34c0-18 14-18 14 0zM23 34c0-18 14-18 14 0zM12 34" +
    "c0-20 16-20 16 0z",
};
