/** The page's own files, for tests about how they are written. */
import { readdirSync, readFileSync } from "node:fs";
import { join, relative, resolve } from "node:path";

const SRC = resolve("src"); // npm runs scripts in the folder of the package

export interface Source {
  /** Below src, with a leading slash. */
  path: string;
  text: string;
}

export function sources(): Source[] {
  return readdirSync(SRC, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .map((path) => ({ path: `/${relative(SRC, path)}`, text: readFileSync(path, "utf8") }));
}
