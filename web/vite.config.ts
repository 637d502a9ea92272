import { readFileSync } from "node:fs";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";

/** Some browsers fetch a page's icon anew whenever its address changes, so the page carries it. */
function inlineIcon(): Plugin {
  const drawing = readFileSync(new URL("public/icon.svg", import.meta.url), "utf-8").trim();
  const link = `<link rel="icon" href="data:image/svg+xml,${encodeURIComponent(drawing)}"`;
  return {
    name: "inline-icon",
    transformIndexHtml: (html) => html.replace('<link rel="icon" href="./icon.svg"', link),
  };
}

export default defineConfig({
  base: "./",
  plugins: [svelte(), inlineIcon()],
  build: { target: "es2022", outDir: "../src/uprising/server/static", emptyOutDir: true },
  test: {
    include: [process.env["SAID"] ? "tests/said.page.ts" : "tests/**/*.test.ts"],
    environment: "./tests/environment.ts",
    setupFiles: ["tests/setup.ts"],
    // only bounds: the machine may be busy
    hookTimeout: 60_000,
    testTimeout: 60_000,
  },
});
