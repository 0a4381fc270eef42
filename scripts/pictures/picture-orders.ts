import { collectionNames, pageKeys } from "#app/content/collections.ts";
import type { ContentFiles } from "#app/content/content-files.server.ts";
import { pictureSources } from "#app/content/markdown/markdown.ts";
import type { ParsedEntry } from "#app/content/parse-entry.ts";
import { isPublished } from "#app/content/publication/publication.ts";
import { textFields } from "#app/content/walk-fields.ts";
import { pagePicture } from "#app/seo/page-picture.server.ts";
import type { Site } from "#app/site/site.server.ts";
import type { PictureOrder } from "./make-pictures.ts";
import { pictureTasks, tasksWithPreview } from "./picture-tasks.ts";

/** Returns which files to make of each picture on published pages, including link previews if a page needs one. */
export function pictureOrders(site: Site): PictureOrder[] {
  const ofPreviews = new Set(site.paths.all().map((page) => pagePicture(site, page).src));
  return usedPictures(site).map((source) => ({
    source,
    tasks: ofPreviews.has(source) ? tasksWithPreview : pictureTasks,
  }));
}

/** Returns the sources of the pictures on published pages, each once. Files that cannot be parsed are left out. */
export function usedPictures({ files, locales, now }: Site): string[] {
  const entries = locales.names().flatMap((locale) => parsedEntries(files, locale));
  return [...new Set(entries.filter(({ data }) => isPublished(data, now)).flatMap(sourcesOf))].sort();
}

/** Returns the pages and the entries of all collections in one language, drafts too, without files that have issues. */
function parsedEntries(files: ContentFiles, locale: string): ParsedEntry<object>[] {
  const pages = pageKeys.map((key) => files.page(key, locale));
  const collections = collectionNames.map((name) => files.collection(name, locale));
  return [
    ...pages.flatMap((page): ParsedEntry<object>[] => (page.ok ? [page.entry] : [])),
    ...collections.flatMap(({ entries }): readonly ParsedEntry<object>[] => entries),
  ];
}

/** Returns the sources of an entry's pictures: every `src` in its front matter and every picture in its body. */
function sourcesOf({ data, body, tree }: ParsedEntry<object>): string[] {
  const fields = textFields(data).filter(({ path }) => path.at(-1) === "src");
  // Most bodies have no picture; without this mark they need not be parsed.
  const ofBody = body.includes("![") ? pictureSources(tree()) : [];
  return [...fields.map(({ text }) => text), ...ofBody];
}
