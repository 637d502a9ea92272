/** What a table is agreed to be, in words: what it is called, and how it is now. */
import { has, say } from "../lib/texts.svelte";
import { awaySaid, clockSaid, isSlow } from "./time";

export type Terms = Record<string, unknown>;

export function optionTitle(game: string, option: string): string {
  return has(game, `option-${option}`) ? say(game, `option-${option}`) : option;
}

export function optionValue(game: string, option: string, value: unknown): string {
  const key = `option-${option}-${String(value)}`;
  if (has(game, key)) return say(game, key);
  return typeof value === "boolean" ? say("shell", value ? "page-yes" : "page-no") : String(value);
}

/** What a pack is called: by the game where it has words for it, else as its author named it. */
export function packName(game: string, pack: string): string {
  return has(game, `pack-${pack}`) ? say(game, `pack-${pack}`) : pack;
}

/** So many minutes after it happened those who look on see every hand. */
export const LATE = [0, 5, 15, 60];

export function lateSaid(minutes: number): string {
  return minutes ? say("shell", "late-after", { minutes }) : say("shell", "late-never");
}

/** Line by line, as everybody reads them before the start. */
export function spelled(game: string, options: Terms, settings: Terms): [string, string][] {
  const slow = isSlow(settings);
  return [
    ...Object.entries(options).map(([option, value]): [string, string] => [
      optionTitle(game, option),
      optionValue(game, option, value),
    ]),
    [say("shell", "page-when"), say("shell", slow ? "page-when-days" : "page-when-tonight")],
    [say("shell", "page-clock"), clockSaid(settings)],
    [say("shell", "page-away-title"), awaySaid(settings)],
    [
      say("shell", "page-watching"),
      say(
        "shell",
        settings["watch"] === "nobody" ? "page-watching-nobody" : "page-watching-anyone",
      ),
    ],
    ...(Number(settings["late"] ?? 0)
      ? [[say("shell", "late-title"), lateSaid(Number(settings["late"]))] as [string, string]]
      : []),
    ...(settings["listed"]
      ? [[say("shell", "open-title"), say("shell", "page-yes")] as [string, string]]
      : []),
    [
      say("shell", "page-programs"),
      say("shell", settings["programs"] === true ? "page-programs-may" : "page-programs-no"),
    ],
  ];
}
