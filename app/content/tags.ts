import { slugFrom } from "#app/schemas/slug-from.ts";
import type { SiteData } from "./schemas/site.ts";

/** A subject of articles, in one language. */
export interface Tag {
  /** As the front matter of articles has it, in every language. */
  readonly name: string;
  /** Its name in the language. */
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
    const label = translations[locale] ?? name;
    return { name, label, id: slugFrom(name), slug: slugFrom(label) };
  });
}

/** Returns the names of an article's tags, of fields of any shape. */
export function tagNames(data: object): readonly string[] {
  const names: readonly unknown[] = "tags" in data && Array.isArray(data.tags) ? data.tags : [];
  return names.filter((name) => typeof name === "string");
}
