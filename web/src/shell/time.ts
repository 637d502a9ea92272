/** When a table is played and how time runs there, as its settings say it. */
import { say } from "../lib/texts.svelte";
import { duration } from "./durations";

export interface Time {
  clock: string;
  seconds: number;
  extra: number;
  at_zero: string;
  /** Seconds after which a bot plays for somebody who is away; 0: never. */
  grace: number;
  /** Seconds a window stays open where silence would tell; 0: until everybody has answered. */
  window: number;
}

export const DAY = 24 * 3600;
export const DAYS = [1, 3, 7] as const;
export const TONIGHT: Time = {
  clock: "off",
  seconds: 60,
  extra: 5,
  at_zero: "default",
  grace: 300,
  window: 10,
};
/** Nobody stands in unless that is agreed, and what silence would tell waits for everybody. */
export const OVER_DAYS: Time = {
  clock: "decision",
  seconds: DAY,
  extra: 0,
  at_zero: "default",
  grace: 0,
  window: 0,
};
/** How long somebody may be away in the middle of an evening. */
export const GRACES = [0, 60, 300] as const;
/** Clocks for an evening: the kind and its seconds. */
export const CLOCKS = [
  "off",
  "decision-30",
  "decision-60",
  "decision-180",
  "bank-900",
  "bank-1800",
];

export function isSlow(time: { clock?: unknown; seconds?: unknown }): boolean {
  return time.clock !== "off" && Number(time.seconds) >= 3600;
}

export function clockKey(time: Time): string {
  return time.clock === "off" ? "off" : `${time.clock}-${time.seconds}`;
}

/** The same evening with another clock. */
export function withClock(time: Time, key: string): Time {
  const [clock = "off", seconds] = key.split("-");
  return {
    ...time,
    clock,
    seconds: Number(seconds ?? TONIGHT.seconds),
    extra: clock === "bank" ? 10 : TONIGHT.extra,
  };
}

export function clockSaid(time: { clock?: unknown; seconds?: unknown }): string {
  const kind = String(time.clock ?? "off");
  return say("shell", `page-clock-${kind}`, { time: duration(Number(time.seconds ?? 0)) });
}

/** What happens to the seat of somebody who is away. */
export function awaySaid(time: {
  clock?: unknown;
  seconds?: unknown;
  at_zero?: unknown;
  grace?: unknown;
}): string {
  if (isSlow(time) || !Number(time.grace ?? 0)) return say("shell", "page-away-wait");
  return say("shell", "page-away-after", { time: duration(Number(time.grace)) });
}
