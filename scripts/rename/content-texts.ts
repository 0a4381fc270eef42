import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** Returns all texts below `content/`, Markdown and YAML, by their paths from the project's root. */
export function contentTexts(root: string): Map<string, string> {
  const names = readdirSync(join(root, "content"), { recursive: true, encoding: "utf8" });
  const files = names
    .map((name) => `content/${name.replaceAll("\\", "/")}`)
    .filter((file) => /\.(?:md|ya?ml)$/.test(file) && !file.includes("/."))
    .sort();
  const texts = files.map((file) => [file, readFileSync(join(root, file), "utf8")] as const);
  // Where the bytes were not UTF-8 stands U+FFFD: written back, the text would be damaged. The check reports such a file.
  return new Map(texts.filter(([, text]) => !text.includes("\uFFFD")));
}
