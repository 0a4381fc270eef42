import { collectionNames, pageKeys } from "#app/content/collections.ts";
import type { ContentFiles } from "#app/content/content-files.server.ts";
import type { ParsedEntry } from "#app/content/parse-entry.ts";

/** Returns the pages and then the entries of all collections in one language, drafts too, without files that have issues. */
export function parsedEntries(files: ContentFiles, locale: string): ParsedEntry<object>[] {
  const pages = pageKeys.flatMap((key): ParsedEntry<object>[] => {
    const page = files.page(key, locale);
    return page.ok ? [page.entry] : [];
  });
  const entries = collectionNames.flatMap(
    (name): readonly ParsedEntry<object>[] => files.collection(name, locale).entries,
  );
  return [...pages, ...entries];
}
