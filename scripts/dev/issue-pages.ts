import { type CollectionName, collectionNames } from "#app/content/collections.ts";
import { defaultLocale } from "#app/i18n/languages.ts";
import { openLocales } from "#app/i18n/locales.server.ts";
import { entriesOfRoute } from "#app/routing/legal-keys.ts";
import { type FixedRouteKey, type RouteTableEntry, routeTable, type SlugRouteKey } from "#app/routing/route-table.ts";
import type { Site } from "#app/site/site.server.ts";

type Routes = readonly (RouteTableEntry & (typeof routeTable)[number])[];

/** Pages that show all entries of a collection, where a writer looks for one that is not there. */
const listPages: { readonly [Name in CollectionName]?: readonly FixedRouteKey[] } = {
  blog: ["blog"],
  models: ["models"],
  stories: ["stories"],
  faq: ["faq", "contact"],
};

/**
 * Returns a function from a file to the paths of the pages that show it: null for all pages, none for a file of the code.
 * An entry that cannot be read counts as part of the list in which it is missing, and what has no page of its own as part
 * of the home page.
 */
export function createIssuePages({ root, files, paths }: Site): (file: string) => readonly string[] | null {
  // A language whose file is half written has no pages.
  const locales = openLocales(root, { developing: true }).names();

  /** Returns what the path of an entry ends in, whether it can be read or not. */
  function entryOf(name: CollectionName, id: string, locale: string) {
    const entry = files.collection(name, locale).entries.find((other) => other.id === id);
    return { slug: entry?.slug ?? id, isReadable: entry !== undefined };
  }

  function pagesOf(folder: string, id: string, locale: string): string[] {
    const pathTo = paths.to(locale);
    const fixed = (key: FixedRouteKey, aliases: readonly string[] = []) => [
      pathTo(key),
      ...aliases.map((alias) => pathTo(key, { alias })),
    ];
    const name = collectionNames.find((other) => other === folder);
    const entry = name && entryOf(name, id, locale);
    return (routeTable as Routes).flatMap(({ key, collection, words, aliases, continues }): string[] => {
      if (collection) {
        const own = collection === folder ? entriesOfRoute(collection, [{ id, slug: entry?.slug ?? id }]) : [];
        return own.map(({ slug }) => pathTo(key as SlugRouteKey, { slug }));
      }
      if (continues) return [];
      const isOwn = key === id && folder === (words ?? "pages");
      // Questions have no pages of their own.
      const isList = name && listPages[name]?.some((page) => page === key) && (name === "faq" || !entry?.isReadable);
      return isOwn || isList ? fixed(key as FixedRouteKey, aliases) : [];
    });
  }

  return (file) => {
    if (file === "content/site.yaml" || file.startsWith("locales/")) return null;
    if (!file.startsWith("content/")) return [];
    const [, locale = "", folder = "", name = ""] = file.split("/");
    if (!locales.includes(locale)) return [paths.to(defaultLocale)("home")];
    // A translation lies over the original.
    const shown = locale === defaultLocale ? locales : [locale];
    const pages = shown.flatMap((other) => pagesOf(folder, name.replace(/\.md$/, ""), other));
    return pages.length > 0 ? pages : [paths.to(locale)("home")];
  };
}
