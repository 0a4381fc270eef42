import type { CollectionData, CollectionName } from "#app/content/collections.ts";
import type { Content } from "#app/content/content.server.ts";
import type { Entry } from "#app/content/content-files.server.ts";
import { groupByTag, type Tag } from "#app/content/tags.ts";
import { once, oncePer } from "#app/time/once.ts";

/**
 * Returns the content of the original for untranslated pages of another language: texts and facts are the original's;
 * entries and tags have the slugs of their pages in that language.
 */
export function withSlugsOf(further: Content, original: Content): Content {
  function moved<Name extends CollectionName>(name: Name, entry: Entry<CollectionData<Name>>) {
    const own = further.entry(name, entry.id);
    return own ? { ...entry, slug: own.slug, aliases: own.aliases } : entry;
  }

  const entries = oncePer(<Name extends CollectionName>(name: Name): readonly Entry<CollectionData<Name>>[] =>
    original.entries(name).map((entry) => moved(name, entry)),
  );

  function tags(): readonly Tag[] {
    const own = new Map(further.tags().map(({ id, slug }) => [id, slug]));
    return original.tags().map((tag) => ({ ...tag, slug: own.get(tag.id) ?? tag.slug }));
  }

  return {
    ...original,
    entries,
    entry(name, id) {
      const entry = original.entry(name, id);
      return entry && moved(name, entry);
    },
    slugs: further.slugs,
    tags,
    tagGroups: once(() => groupByTag(tags(), entries("blog"))),
  };
}
