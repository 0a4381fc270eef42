import { countIndexParts, indexPartOf } from "#app/routing/post-index-parts.ts";
import type { Edition } from "#app/site/edition.server.ts";
import { perEdition } from "#app/site/per-edition.server.ts";
import type { PostIndex } from "./post-index.ts";
import { notFoundSeo } from "./posts.server.ts";

/** Returns the index of the articles of one language. */
export function getPostIndex(edition: Edition): PostIndex {
  const slugs = edition.content.entries("blog").map(({ slug }) => slug);
  const parts = countIndexParts(slugs.length);
  return { slugs: parts === 0 ? slugs : { parts }, notFound: notFoundSeo(edition) };
}

/** Returns the slugs of one part of the index, in the order of the articles; none for a part that does not exist. */
export function getPostIndexPart(edition: Edition, part: number): readonly string[] {
  return slugsByPart(edition).get(part) ?? [];
}

const slugsByPart = perEdition(({ content }) => {
  const slugs = content.entries("blog").map(({ slug }) => slug);
  const parts = countIndexParts(slugs.length);
  return parts === 0 ? new Map<number, string[]>() : Map.groupBy(slugs, (slug) => indexPartOf(slug, parts));
});
