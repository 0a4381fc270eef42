import type { Caches } from "#app/cache/caches.server.ts";
import { bodyPictures } from "#app/content/body-pictures.server.ts";
import type { ParsedEntry } from "#app/content/parse-entry.ts";
import { parsedEntries } from "#app/content/parsed-entries.server.ts";
import { isPublished } from "#app/content/publication.ts";
import { textFields } from "#app/content/walk-fields.ts";
import type { Site } from "#app/site/site.server.ts";

type PictureNames = Pick<ParsedEntry<object>, "data" | "body" | "tree" | "fingerprint">;

/** Returns the sources of the pictures that published pages show, each once, without files that cannot be parsed. */
export function usedPictures({ files, locales, caches, now }: Site): string[] {
  const sources = locales.names().flatMap((locale) => {
    const published = parsedEntries(files, locale).filter(({ data }) => isPublished(data, now));
    return published.flatMap((entry) => sourcesOf(entry, caches));
  });
  return [...new Set(sources)].sort();
}

/** Returns the pictures of an entry: every `src` of its front matter and every picture of its body. */
export function sourcesOf(entry: PictureNames, caches: Caches): string[] {
  const fields = textFields(entry.data).filter(({ path }) => path.at(-1) === "src");
  return [...fields.map(({ text }) => text), ...bodyPictures(entry, caches)];
}
