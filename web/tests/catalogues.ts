/** Texts for tests: catalogues as a server would send them, without a server. */
import { vi } from "vitest";
import { load } from "../src/lib/texts.svelte";

/** The same words in both languages: these tests are not about translation. */
export async function speak(catalogue: string, fluent: string): Promise<void> {
  vi.stubGlobal("fetch", () => Promise.resolve(new Response(fluent)));
  await load(catalogue);
}
