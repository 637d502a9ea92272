/** What the fields of forms and their options are called. */
import { has, say } from "../lib/texts.svelte";

export function fieldName(game: string, name: string): string {
  return has(game, `field-${name}`) ? say(game, `field-${name}`) : name;
}

export function optionName(game: string, key: string, names: readonly string[]): string {
  if (key.startsWith("@")) return names[Number(key.slice(1))] ?? key;
  for (const id of [`id-${key}`, `option-${key}`]) if (has(game, id)) return say(game, id);
  return has("shell", `page-${key}`) ? say("shell", `page-${key}`) : key;
}
