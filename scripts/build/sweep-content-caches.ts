import { parsedEntries } from "#app/content/parsed-entries.server.ts";
import { bodyKey, bodyKind } from "#app/site/body-renderer.server.ts";
import type { Site } from "#app/site/site.server.ts";

/**
 * Deletes what the caches have of content that is gone or was changed. To be called after the check and the pages, in the
 * process that checked: it has asked for the notes of every file. Bodies are asked for in other threads, so theirs are
 * worked out here.
 */
export function sweepContentCaches({ caches, files, locales }: Site): void {
  const bodies = locales
    .names()
    .flatMap((locale) => parsedEntries(files, locale).map(({ body }) => bodyKey(locale, body)));
  // Otherwise there would be nothing to sweep where this process has rendered nothing.
  caches.open(bodyKind);
  caches.sweep([{ [bodyKind]: bodies }]);
}
