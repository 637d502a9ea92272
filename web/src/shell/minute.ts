/** A game in three little pictures: the goal, a turn, the twist. Two inks each, on a grid of 48. */
export interface Vignette {
  ink: string;
  red: string;
}

const DRAWN: Record<string, Vignette[]> = {
  robotariat: [
    { ink: "M6 38h36v6H6zM10 32h28v4H10z", red: "M27 2L11 22h10l-4 10 20-18H26z" },
    { ink: "M13 27a9 9 0 110 18 9 9 0 010-18zM35 3a9 9 0 110 18 9 9 0 010-18z", red: "M17 27L27 17l-5-1 11-7-3 13-2-4-9 10z" },
    { ink: "M8 4h32v20l-6-4-5 7-6-6-6 7-5-6-4 4z", red: "M8 34l4-4 5 6 6-7 6 6 5-7 6 4v12H8z" },
  ],
  evil_robots: [
    { ink: "M24 44L6 18h36z", red: "M14 4h20l8 12H6z" },
    { ink: "M4 30a14 14 0 0128 0v4H4zM2 36h32v6H2z", red: "M34 4a12 12 0 110 24 12 12 0 010-24zm-4 6v12h4V10z" },
    { ink: "M22 26V4a20 20 0 00-18 30zM24 29L6 39a20 20 0 0034 0z", red: "M26 26V4a20 20 0 0116 31z" },
  ],
  robot_rise: [
    { ink: "M8 46V22a16 16 0 0132 0v24h-8V24a8 8 0 00-16 0v22z", red: "M24 14l3 6 7 1-5 5 1 7-6-3-6 3 1-7-5-5 7-1z" },
    { ink: "M16 2h16v11H16zM14 35h8v11h-9zM26 35h8l1 11h-9z", red: "M10 16h28l-4 16H14z" },
    { ink: "M3 18h16V8l12 14-12 14V26H3z", red: "M45 30H29v8l-8-8 8-14v6h16z" },
  ],
  fully_automated_union: [
    { ink: "M14 34h8v12h-8zM26 34h8v12h-8zM4 20h6v12H4zM38 20h6v12h-6z", red: "M14 2h20v13H14zM12 17h24v15H12z" },
    { ink: "M16 32h18v14H16z", red: "M10 12c0-6 8-6 8-1 0-6 7-6 7 0 0-5 7-5 7 0 0-4 6-3 6 2v12c0 5-4 7-8 7H19c-6 0-9-4-9-9z" },
    { ink: "M4 6h40v26H24L12 44V32H4z", red: "M8 38L38 2l6 5L14 43z" },
  ],
  fully_automated_bosses: [
    { ink: "M6 46V10L20 4v42zM30 46V4l12 6v36z", red: "M25 12a8 8 0 110 16 8 8 0 010-16z" },
    { ink: "M8 3h30v34H8zm5 6v4h20V9zm0 8v3h20v-3zm0 7v3h12v-3z", red: "M22 30l22-8 2 6-16 12-10 5 2-8z" },
    { ink: "M14 36h20v4H14zM17 42h14v4H17z", red: "M24 3a15 15 0 019 27v4H15v-4a15 15 0 019-27zM2 2l44 40-3 4L0 6z" },
  ],
  patriot: [
    { ink: "M8 2h5v44H8z", red: "M14 4h28l-7 10 7 10H14z" },
    { ink: "M3 14h42v20H3zm6 10a4 4 0 108 0 4 4 0 00-8 0zm11 0a4 4 0 108 0 4 4 0 00-8 0z", red: "M31 20h8v8h-8z" },
    { ink: "M8 40h32v6H8z", red: "M24 2c2 9 12 14 12 24 0 8-5 12-12 12s-12-4-12-12c0-5 3-8 5-12 1 4 3 5 4 5 2-5 0-12 3-17z" },
  ],
};

export function vignettes(game: string): Vignette[] {
  return DRAWN[game] ?? [];
}
