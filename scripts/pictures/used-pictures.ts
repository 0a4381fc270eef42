import { pictureSources } from "#app/content/markdown/markdown.ts";
import type { ParsedEntry } from "#app/content/parse-entry.ts";
import { isPublished } from "#app/content/publication/publication.ts";
import { textFields } from "#app/content/walk-fields.ts";
import type { Site } from "#app/site/site.server.ts";
import { parsedEntries } from "./parsed-entries.ts";

type PictureNames = Pick<ParsedEntry<object>, "data" | "body" | "tree">;

/** Returns the sources of the pictures on published pages, each once. Files that cannot be parsed are left out. */
export function usedPictures({ files, locales, now }: Site): string[] {
  const sources = locales.names().flatMap((locale) => {
    const published = parsedEntries(files, locale).filter(({ data }) => isPublished(data, now));
    return published.flatMap(sourcesOf);
  });
  return [...new Set(sources)].sort();
}

/** Returns the sources of an entry's pictures: every `src` in its front matter and every picture in its body. */
function sourcesOf({ data, body, tree }: PictureNames): string[] {
  const fields = textFields(data).filter(({ path }) => path.at(-1) === "src");
  // Most bodies have no picture; without this mark they need not be parsed.
  const ofBody = body.includes("![") ? pictureSources(tree()) : [];
  return [...fields.map(({ text }) => text), ...ofBody];
}
