import { mark } from "../lib/seats";

/** Colours of one's own for the seats, and how they are told apart by eyes that see otherwise. */
export const SEATS = Array.from({ length: 10 }, (_, seat) => mark(seat).name);

/** Machado, Oliveira and Fernandes (2009), full severity, row by row. */
export const SIGHTS: Record<string, number[]> = {
  protan: [
    0.152286, 1.052583, -0.204868, 0.114503, 0.786281, 0.099216, -0.003882, -0.048116, 1.051998,
  ],
  deutan: [
    0.367322, 0.860646, -0.227968, 0.280085, 0.672501, 0.047413, -0.01182, 0.04294, 0.968881,
  ],
  tritan: [
    1.255528, -0.076749, -0.178779, -0.078411, 0.930809, 0.147602, 0.004733, 0.691367, 0.3039,
  ],
};

/** What each way of seeing is called. */
export const EYES: Record<string, string> = {
  all: "colours-sight-all",
  protan: "colours-sight-protan",
  deutan: "colours-sight-deutan",
  tritan: "colours-sight-tritan",
};

/** As an SVG filter wants it. */
export function matrix(sight: string): string {
  const rows = SIGHTS[sight] ?? [1, 0, 0, 0, 1, 0, 0, 0, 1];
  return [0, 3, 6].map((at) => `${rows.slice(at, at + 3).join(" ")} 0 0`).join(" ") + " 0 0 0 1 0";
}

function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5]
    .map((at) => parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** The contrast of two colours, from 1 to 21. */
export function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** On colours up to this luminance the print's white is read better than its ink. */
const DARK = 0.198;

/** What is drawn on a colour: whichever is read better. */
export function inkOn(hex: string): string {
  return luminance(hex) <= DARK ? "var(--print-white)" : "var(--print-ink)";
}

/** A token's value as it stands; of a colour by day and by night the one that is seen. */
export function spelledOut(name: string, at: HTMLElement | SVGElement): string {
  const value = getComputedStyle(at).getPropertyValue(name).trim();
  if (!value.includes("light-dark(")) return value;
  const before = at.style.color;
  at.style.color = `var(${name})`;
  const seen = getComputedStyle(at).color;
  at.style.color = before;
  return seen;
}

/** A colour by its name in the tokens, written as six digits. */
export function drawn(name: string): string {
  const brush = document.createElement("canvas").getContext("2d");
  if (!brush) return "";
  brush.fillStyle = spelledOut(name, document.documentElement);
  return brush.fillStyle;
}

/** Below this a mark does not stand out from what it lies on. */
export const LEAST = 3;
