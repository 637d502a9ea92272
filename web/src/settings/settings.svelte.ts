import { inkOn, SEATS } from "./palette";

/** What a reader chose for this browser. Everything here is kept, and honoured by every page. */
export const THEMES = ["system", "light", "dark", "contrast"] as const;
export const MOTIONS = ["system", "full", "none"] as const;
export const SPEEDS = [0.5, 1, 2, 4, 0] as const;
export const CONFIRMS = ["touch", "always", "never"] as const;

export interface Settings {
  theme: (typeof THEMES)[number];
  motion: (typeof MOTIONS)[number];
  /** How fast things move and bots act; 0 is at once. */
  speed: (typeof SPEEDS)[number];
  sound: boolean;
  /** From 0 to 1. */
  volume: number;
  /** Whether single letters do something. */
  keys: boolean;
  /** The letter for each thing that has one. */
  letters: Record<string, string>;
  /** When a move that cannot be taken back asks once more. */
  confirm: (typeof CONFIRMS)[number];
  /** Colours of one's own for the seats, by the name of the sign. */
  palette: Record<string, string>;
}

export const LETTERS: Record<string, string> = {
  help: "?",
  prompt: "g",
  undo: "u",
  rules: "r",
  log: "l",
  deals: "d",
  chat: "c",
  secret: "h",
};

const DEFAULTS: Settings = {
  theme: "system",
  motion: "system",
  speed: 1,
  sound: false,
  volume: 0.5,
  keys: true,
  letters: { ...LETTERS },
  confirm: "touch",
  palette: {},
};

function kept(): Settings {
  try {
    const found = JSON.parse(localStorage.getItem("settings") ?? "{}") as Partial<Settings>;
    return { ...DEFAULTS, ...found, letters: { ...LETTERS, ...found.letters } };
  } catch {
    return { ...DEFAULTS };
  }
}

export const settings = $state<Settings>(kept());

export function reset(): void {
  Object.assign(settings, DEFAULTS, { letters: { ...LETTERS }, palette: {} });
}

export function isDark(): boolean {
  if (settings.theme === "system") return matchMedia("(prefers-color-scheme: dark)").matches;
  return settings.theme === "dark";
}

/** Whether things may move at all. */
export function moves(): boolean {
  if (settings.motion !== "system") return settings.motion === "full";
  return !matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/** Keeps the choices and applies them to the document; called once, inside an effect root. */
export function honour(): void {
  const root = document.documentElement;
  $effect(() => {
    localStorage.setItem("settings", JSON.stringify(settings));
  });
  $effect(() => {
    if (settings.theme === "system") delete root.dataset.theme;
    else root.dataset.theme = settings.theme;
    root.dataset.motion = settings.motion;
  });
  $effect(() => {
    for (const seat of SEATS) {
      const colour = settings.palette[seat];
      for (const [name, value] of [
        [`--seat-${seat}`, colour],
        [`--seat-${seat}-ink`, colour && inkOn(colour)],
      ] as const)
        if (value) root.style.setProperty(name, value);
        else root.style.removeProperty(name);
    }
  });
  $effect(() => {
    const speed = settings.speed;
    const hurry = (event: Event): void => {
      if (!(event.target instanceof Element)) return;
      for (const running of event.target.getAnimations({ subtree: true })) {
        if (speed) running.playbackRate = speed;
        else if (running.effect?.getComputedTiming().iterations !== Infinity) running.finish();
      }
    };
    document.addEventListener("transitionrun", hurry);
    document.addEventListener("animationstart", hurry);
    return () => {
      document.removeEventListener("transitionrun", hurry);
      document.removeEventListener("animationstart", hurry);
    };
  });
}
