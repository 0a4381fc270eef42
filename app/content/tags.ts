import { slugFrom } from "#app/text/slug-from.ts";
import type { SiteData } from "./schemas/site.ts";

/** A subject of articles, in one language. */
export interface Tag {
  /** As in the front matter of articles, in every language. */
  readonly name: string;
  /** Its name in the language, or the original name if it is not translated. */
  readonly label: string;
  /** The slug of its name: the same in every language. */
  readonly id: string;
  /** The slug of its name in the language. */
  readonly slug: string;
}

/** Returns the tags of a site in one language, in the order of `content/site.yaml`. */
export function tagsIn(locale: string, tags: SiteData["tags"]): Tag[] {
  return tags.map((tag) => {
    const { name, translations = {} } = typeof tag === "string" ? { name: tag } : tag;
    const own = translations[locale];
    return { name, label: own ?? name, id: slugFrom(name), slug: slugFrom(own ?? name) };
  });
}

/** Returns the names of an article's tags from unchecked fields. */
export function tagNames(data: object): readonly string[] {
  const names: readonly unknown[] = "tags" in data && Array.isArray(data.tags) ? data.tags : [];
  return names.filter((name) => typeof name === "string");
}

/** The number of articles a tag needs to get its own page: a page with fewer would add little. */
const leastOfPage = 3;

/** A tag with a page, and its articles. */
export interface TagGroup<Item> extends Tag {
  readonly entries: readonly Item[];
}

/** Returns the tags that have a page, in their order, each with its articles in the order of `entries`. */
export function groupByTag<Item extends { readonly data: object }>(
  tags: readonly Tag[],
  entries: readonly Item[],
): TagGroup<Item>[] {
  const byName = new Map<string, Item[]>(tags.map(({ name }) => [name, []]));
  for (const entry of entries) {
    for (const name of new Set(tagNames(entry.data))) byName.get(name)?.push(entry);
  }
  return tags
    .map((tag) => ({ ...tag, entries: byName.get(tag.name) ?? [] }))
    .filter(({ entries: own }) => own.length >= leastOfPage);
}
