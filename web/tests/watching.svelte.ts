import { flushSync } from "svelte";

/** Reads something as a page on screen does: what is derived is kept while it is watched. */
export function watch(read: () => unknown): void {
  $effect.root(() => {
    $effect(() => void read());
  });
  flushSync();
}
