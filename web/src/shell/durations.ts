/** Times as people say them: days and hours, hours and minutes, minutes, seconds. */
import { say } from "../lib/texts.svelte";

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

function part(unit: string, count: number): string {
  return say("shell", `page-time-${unit}`, { count });
}

/** The two largest units that matter; what is nearly over is told in seconds. */
export function duration(seconds: number): string {
  const left = Math.max(0, Math.ceil(seconds));
  if (left < 2 * MINUTE) return part("seconds", left);
  const minutes = Math.round(left / MINUTE);
  if (minutes < 2 * 60) return part("minutes", minutes);
  const hours = Math.round(left / HOUR);
  if (hours < 24) {
    const over = Math.round((left - Math.floor(left / HOUR) * HOUR) / MINUTE);
    return hours < 6 && over && over < 60
      ? `${part("hours", Math.floor(left / HOUR))} ${part("minutes", over)}`
      : part("hours", hours);
  }
  const days = Math.floor(left / DAY);
  const over = Math.round((left - days * DAY) / HOUR);
  if (over === 24) return part("days", days + 1);
  return over ? `${part("days", days)} ${part("hours", over)}` : part("days", days);
}
