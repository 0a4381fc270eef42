import { collectionNames, pageKeys } from "#app/content/collections.ts";
import { pictureSources } from "#app/content/markdown/markdown.ts";
import { readCollection, readPage } from "#app/content/read-content.server.ts";
import { textFields } from "#app/content/walk-fields.ts";
import { getLocales } from "#app/i18n/locale-files.server.ts";

/** Names of the pictures that published pages show, each once; only of files that can be read. */
export function usedPictures(): string[] {
  const sources = getLocales().flatMap((locale) => [
    ...pageKeys.flatMap((key) => {
      const page = readPage(key, locale);
      return page.ok ? sourcesOf(page.entry) : [];
    }),
    ...collectionNames
      .flatMap(
        (name): readonly { readonly data: object; readonly body: string }[] => readCollection(name, locale).entries,
      )
      .filter(({ data }) => !("draft" in data && data.draft === true))
      .flatMap(sourcesOf),
  ]);
  return [...new Set(sources)].sort();
}

/** What an entry names: every `src` of its front matter and every picture of its body. */
export function sourcesOf({ data, body }: { readonly data: object; readonly body: string }): string[] {
  const fields = textFields(data).filter(({ path }) => path.at(-1) === "src");
  return [...fields.map(({ text }) => text), ...pictureSources(body)];
}
