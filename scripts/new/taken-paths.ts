import type { Site } from "#app/site/site.server.ts";
import { buildPaths } from "#scripts/check/rules/pages/check-slugs.ts";
import { readProject } from "#scripts/check/site/project.ts";
import { projectPaths } from "#scripts/check/site/project-paths.ts";

/**
 * Returns the paths that no further page may have: those of pages, of drafts too, those that they had before they were
 * renamed, and those of the build's own files.
 */
export function takenPaths({ locales, files, now }: Pick<Site, "locales" | "files" | "now">): ReadonlySet<string> {
  const words = new Map(locales.names().map((locale) => [locale, locales.messages(locale).paths]));
  const known = projectPaths(readProject(files, locales, [...words.keys()]), words, now);
  return new Set([
    ...known.pages.map(({ path }) => path),
    ...known.redirects.map(({ from }) => from),
    ...buildPaths(known.pages, words),
  ]);
}
