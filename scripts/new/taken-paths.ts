import { openContent } from "#app/content/content.server.ts";
import { openPaths } from "#app/routing/site-paths.server.ts";
import type { Site } from "#app/site/site.server.ts";
import { oncePer } from "#app/time/once.ts";
import { buildPaths } from "#scripts/check/rules/pages/check-paths.ts";

/**
 * Returns the paths that a new page may not have: those of pages and drafts, their earlier paths, and those of files
 * that the build writes.
 */
export function takenPaths({ locales, files, now }: Pick<Site, "locales" | "files" | "now">): ReadonlySet<string> {
  const contentOf = oncePer((locale: string) => openContent(files, locales.i18n(locale), { developing: true, now }));
  // No new page lies below the list of a tag.
  const paths = openPaths(locales, {
    slugsOf: (locale, collection) => contentOf(locale).slugs(collection),
    tagsOf: () => [],
  });
  return new Set([
    ...paths.all().map(({ path }) => path),
    ...paths.redirects().map(({ from }) => from),
    ...buildPaths({ locales, paths }),
  ]);
}
