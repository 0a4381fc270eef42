import type { Site } from "#app/site/site.server.ts";
import { buildPaths } from "#scripts/check/rules/pages/check-paths.ts";
import { readProject } from "#scripts/check/site/project.ts";
import { projectPaths } from "#scripts/check/site/project-paths.ts";

/**
 * Returns the paths that a new page may not have: those of pages and drafts, their earlier paths, and those of files
 * that the build writes.
 */
export function takenPaths({ locales, files, now }: Pick<Site, "locales" | "files" | "now">): ReadonlySet<string> {
  const words = new Map(locales.names().map((locale) => [locale, locales.messages(locale).paths]));
  const paths = projectPaths(readProject(files, locales, [...words.keys()]), words, now);
  return new Set([
    ...paths.pages.map(({ path }) => path),
    ...paths.redirects.map(({ from }) => from),
    ...buildPaths({ paths, words }),
  ]);
}
