import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";

/** Returns the markdown files of `content/` in all languages, from the project's root. */
export function markdownFiles(root: string): string[] {
  const folder = join(root, "content");
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".md"))
    .map((name) => `content/${name.replaceAll("\\", "/")}`);
}
