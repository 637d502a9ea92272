/** `make dev`: the page from its sources, in front of the Python server; see tools/dev.py. */
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin } from "vite";

const SERVER = process.env.UPRISING_SERVER ?? "http://127.0.0.1:8642";
const RESTARTED = process.env.UPRISING_RESTARTED ?? "";

/** Rules and texts come from the server: when it was started anew, open pages load again. */
function reloadWithServer(): Plugin {
  return {
    name: "reload-with-server",
    configureServer({ watcher, ws }) {
      watcher.add(RESTARTED);
      watcher.on("all", (_, path) => {
        if (path === RESTARTED) ws.send({ type: "full-reload" });
      });
    },
  };
}

export default defineConfig({
  plugins: [svelte(), reloadWithServer()],
  server: {
    host: "127.0.0.1",
    proxy: { "/api": { target: SERVER, ws: true } },
  },
});
