import { readFileSync } from "node:fs";

/** What `content/LEEME.md` tells writers, without the tables of codes, which have a test of their own. */
export const handbook = readFileSync("content/LEEME.md", "utf8").replace(
  /<!-- códigos: .*<!-- fin de los códigos -->/s,
  "",
);

/**
 * Returns a chapter of the handbook, from its heading to the next one of its level or above.
 *
 * @throws Error when no line begins like the heading.
 */
export function chapter(heading: string): string {
  const start = `\n${handbook}`.indexOf(`\n${heading}`);
  if (start < 0 || heading === "") throw new Error(`content/LEEME.md has no chapter «${heading}».`);
  const text = handbook.slice(start);
  const level = heading.indexOf(" ");
  const end = text.slice(level).search(new RegExp(`^#{1,${level}} `, "m"));
  return end < 0 ? text : text.slice(0, level + end);
}

/** Returns what stands between back ticks in a text. */
export function codeIn(text: string): string[] {
  return [...text.matchAll(/`([^`\n]+)`/g)].map(([, code = ""]) => code);
}
