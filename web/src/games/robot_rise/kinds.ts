/** What sort of card it is, for the colour of its bar. */
const KINDS: Record<string, string> = {
  bot: "lethal",
  lance: "lethal",
  pull: "nuisance",
  nuke: "lethal",
  "doom-laser": "lethal",
  "drone-swarm": "lethal",
  raid: "nuisance",
  "freeze-ray": "nuisance",
  "mind-control": "nuisance",
  "secret-cache": "utility",
  "time-machine": "utility",
  "force-field": "utility",
  escape: "defense",
  emp: "defense",
  malware: "defense",
  "spy-attack": "event",
  "lab-meltdown": "event",
  "global-annihilation": "event",
};

/** The card an attack is drawn as, where it has another name in the air than in the hand. */
const CARDS: Record<string, string> = {
  laser: "doom-laser",
  swarm: "drone-swarm",
  freeze: "freeze-ray",
  mind: "mind-control",
  spy: "spy-attack",
  melt: "lab-meltdown",
  global: "global-annihilation",
};

export function kindOf(card: string): string {
  return KINDS[card] ?? "part";
}

/** Whether something is a card of the deck. */
export function isCard(name: string): boolean {
  return name in KINDS || name === "flex" || partOf(name) !== null;
}

export function cardOf(attack: string): string {
  return CARDS[attack] ?? attack;
}

const PARTS = { h: "head", b: "body", l: "legs" } as const;

/** Which piece of which robot a card is, if it is one. */
export function partOf(card: string): { only: "head" | "body" | "legs"; robot: number } | null {
  const found = /^([hbl])-(\d\d)$/.exec(card);
  return found ? { only: PARTS[found[1] as "h" | "b" | "l"], robot: Number(found[2]) } : null;
}
