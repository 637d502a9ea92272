/** The emblem of each role and of what else one may ask about, on a grid of 48. */
export const EMBLEMS: Record<string, string> = {
  boss: "M12 30V8h24v22h8v6H4v-6zM12 22h24v5H12z",
  prolet: "M10 20V10h6v8V6h6v12V6h6v12V9h6v18c0 9-4 15-12 15S10 34 10 27z",
  startupper: "M24 4a13 13 0 018 23v7H16v-7A13 13 0 0124 4zM17 37h14v3H17zM19 42h10v3H19z",
  scab: "M6 14h14v8H12v10h8v8H6zM28 8h14v16h-8v8h8v8H28v-8h-4v-8h4z",
  luddite: "M8 6h24v12h-8v26h-8V18H8zM36 8l8 4-6 8-6-4z",
  "public-work": "M4 26h40v6H4zM8 32h5v12H8zM35 32h5v12h-5zM6 14h36v6H6zM8 20h4v6H8zM36 20h4v6h-4z",
};
