import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { loadEnv } from "vite";
import type { ContentFiles } from "#app/content/content-files.server.ts";
import type { Issue, Position } from "#app/content/issues.ts";
import { findSettingIssues } from "#app/integrations/settings.ts";

/** Where Vite looks for the values of a build, what wins first; the environment wins over all of them. */
const files = [".env.production.local", ".env.production", ".env.local", ".env"];

/** What is wrong with the public values of the build; a site that goes online (`production`) needs all of them. */
export function checkSettings(contentFiles: ContentFiles, production: boolean): Issue[] {
  const { root } = contentFiles;
  const values = loadEnv("production", root, "VITE_");
  const site = contentFiles.site();
  // A broken site.yaml is reported by its own check; what is missing can be told without it.
  const siteUrl = site.ok ? site.site.url : "https://localhost";
  return findSettingIssues(values, production ? siteUrl : undefined).map(({ name, kind, value }) => ({
    ...placeOf(root, name),
    code: `setting-${kind}` as const,
    values: { name, value },
  }));
}

/** The line that gives a value; the first file's beginning where none does, for it is where the value would go. */
function placeOf(root: string, name: string): Position & { file: string } {
  const line = new RegExp(`^[^\\S\\n]*(?:export[^\\S\\n]+)?${name}[^\\S\\n]*=`, "m");
  for (const file of files) {
    const path = join(root, file);
    const text = existsSync(path) ? readFileSync(path, "utf8") : "";
    const at = text.search(line);
    if (at >= 0) return { file, line: text.slice(0, at).split("\n").length, column: 1 };
  }
  return { file: ".env", line: 1, column: 1 };
}
