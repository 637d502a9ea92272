/** Where the spaces lie on the map, and the lines between them. */
import type { Forecast, Space } from "./view";

type Point = [x: number, y: number];

/** A map that fills its room: broad for a desk, square or upright for a phone. */
export interface Plan {
  wide: number;
  tall: number;
  /** How broad a disc is, in hundredths of the map. */
  disc: number;
  /** The little town at the foot has room for fewer houses. */
  narrow: boolean;
  at: (space: string) => Point;
}

/** One way to lay the streets out, and between which heights it can be stretched. */
interface Layout {
  wide: number;
  tall: number;
  least: number;
  most: number;
  disc: number;
  places: Record<string, Point>;
}

/** The prism of streets, laid out as a tilted hexagon. */
const BROAD: Layout = {
  wide: 880,
  tall: 490,
  least: 440,
  most: 620,
  disc: 15.4,
  places: {
    poster: [225, 82],
    upgrade: [655, 82],
    masses: [105, 246],
    "scrap-yard": [775, 246],
    sabotage: [300, 396],
    office: [580, 396],
  },
};
const SQUARE: Layout = {
  wide: 620,
  tall: 470,
  least: 400,
  most: 560,
  disc: 20,
  places: {
    poster: [168, 76],
    upgrade: [452, 76],
    masses: [84, 226],
    "scrap-yard": [536, 226],
    sabotage: [196, 362],
    office: [424, 362],
  },
};
const UPRIGHT: Layout = {
  wide: 470,
  tall: 550,
  least: 450,
  most: 620,
  disc: 26,
  places: {
    poster: [120, 82],
    upgrade: [350, 82],
    masses: [82, 262],
    "scrap-yard": [388, 262],
    sabotage: [140, 446],
    office: [330, 446],
  },
};

/** The map whose discs are drawn largest in a room of this size. */
export function planFor(width: number, height: number): Plan {
  const shape = height > 0 ? width / height : 1;
  const layout = shape > 1.4 ? BROAD : shape > 1.02 ? SQUARE : UPRIGHT;
  const { wide, least, most, disc, places } = layout;
  const tall = Math.round(Math.min(most, Math.max(least, wide / shape)));
  return {
    wide,
    tall,
    disc,
    narrow: layout !== BROAD,
    at: (space) => {
      const place = places[space];
      return place ? [place[0], (place[1] * tall) / layout.tall] : [wide / 2, tall / 2];
    },
  };
}

/** Every street once. */
export function streetsOf(spaces: readonly Space[]): [from: string, to: string][] {
  return spaces.flatMap((space) =>
    space.near
      .filter((other) => space.key < other)
      .map((other): [string, string] => [space.key, other]),
  );
}

/** The way of an arrow from disc to disc, so far to the side of the street. */
export function ribbon({ at }: Plan, from: string, to: string, side: number): string {
  const [x1, y1] = at(from);
  const [x2, y2] = at(to);
  const length = Math.hypot(x2 - x1, y2 - y1) || 1;
  const [ux, uy] = [(x2 - x1) / length, (y2 - y1) / length];
  const [ox, oy] = [-uy * side, ux * side];
  return `M${x1 + ux * 70 + ox} ${y1 + uy * 70 + oy}L${x2 - ux * 80 + ox} ${y2 - uy * 80 + oy}`;
}

/** A chance of the next dice, where it is written on the map. */
export interface Chance extends Forecast {
  /** How many stand there and would go together. */
  many: number;
  x: number;
  y: number;
  human: boolean;
}

/** The chances of the next dice, on the ribbons: those who stand together go together. */
export function chancesOf(
  { at }: Plan,
  forecast: readonly Forecast[],
  spaces: readonly Space[],
): Chance[] {
  const groups = new Map<string, Chance>();
  for (const each of forecast) {
    const human = each.npc.startsWith("h");
    const key = `${each.start} ${each.path} ${human}`;
    const known = groups.get(key);
    if (known) known.many += 1;
    else {
      const [x1, y1] = at(each.start);
      const [x2, y2] = at(each.to);
      const length = Math.hypot(x2 - x1, y2 - y1) || 1;
      const along = human ? 0.58 : 0.4;
      const yellow = spaces.find((space) => space.key === each.start)?.yellow;
      const side = each.path === "blue" && yellow === each.to ? -20 : 20;
      groups.set(key, {
        ...each,
        many: 1,
        human,
        x: x1 + (x2 - x1) * along - ((y2 - y1) / length) * side,
        y: y1 + (y2 - y1) * along + ((x2 - x1) / length) * side,
      });
    }
  }
  return [...groups.values()];
}

export function odds({ faces, of }: Forecast): string {
  return of ? `${faces}/${of}` : "?";
}

/** The same card always has the same robot on it. */
export function numberOf(word: string): number {
  return [...word].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 9973, 7);
}
