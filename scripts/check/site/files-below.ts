import { existsSync, readdirSync } from "node:fs";
import { join, relative } from "node:path";
import { isSystemFile } from "#app/content/content-files.server.ts";

/** Returns the names of all files below a folder, sorted, those of the system left out: `pages/about.md`. */
export function filesBelow(root: string, folder: string): string[] {
  const path = join(root, folder);
  if (!existsSync(path)) return [];
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !isSystemFile(entry.name))
    .map((entry) => relative(path, join(entry.parentPath, entry.name)).replaceAll("\\", "/"))
    .sort();
}

/** Returns the markdown files of `content/` in all languages, from the project's root. */
export function markdownFiles(root: string): string[] {
  return filesBelow(root, "content")
    .filter((name) => name.endsWith(".md"))
    .map((name) => `content/${name}`);
}
