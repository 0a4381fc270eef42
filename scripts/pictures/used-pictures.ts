import { pictureSources } from "#app/content/markdown/markdown.ts";
import type { ParsedEntry } from "#app/content/parse-entry.ts";
import { isPublished } from "#app/content/publication/publication.ts";
import { textFields } from "#app/content/walk-fields.ts";
import type { Site } from "#app/site/site.server.ts";
import { parsedEntries } from "./parsed-entries.ts";

type PictureNames = Pick<ParsedEntry<object>, "data" | "body" | "tree">;

/** Returns the sources of the pictures that published pages show, each once, without files that cannot be parsed. */
export function usedPictures({ files, locales, now }: Site): string[] {
  const sources = locales.names().flatMap((locale) => {
    const published = parsedEntries(files, locale).filter(({ data }) => isPublished(data, now));
    return published.flatMap(sourcesOf);
  });
  return [...new Set(sources)].sort();
}

/** Returns the pictures of an entry: every `src` of its front matter and every picture of its body. */
export function sourcesOf({ data, body, tree }: PictureNames): string[] {
  const fields = textFields(data).filter(({ path }) => path.at(-1) === "src");
  // Every picture begins so, and most bodies have none.
  const ofBody = body.includes("![") ? pictureSources(tree()) : [];
  return [...fields.map(({ text }) => text), ...ofBody];
}
