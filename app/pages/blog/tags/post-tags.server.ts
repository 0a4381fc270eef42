import type { Tag } from "#app/content/tags.ts";
import type { Edition } from "#app/site/edition.server.ts";
import { perEdition } from "#app/site/per-edition.server.ts";

/** A tag as an article shows it. */
export interface PostTag {
  readonly label: string;
  /** Absent while too few articles have it for a page of its own. */
  readonly href?: string;
}

const tagsByName = perEdition(
  ({ content }): ReadonlyMap<string, Tag> => new Map(content.tags().map((tag) => [tag.name, tag])),
);

const slugsWithPage = perEdition(({ content }) => new Set(content.tagGroups().map(({ slug }) => slug)));

/** Returns the tags of an article by their names, each once. */
export function postTags(names: readonly string[], edition: Edition): PostTag[] {
  return [...new Set(names)].map((name) => {
    const tag = tagsByName(edition).get(name);
    // While the site is written, an article may have one that is not in the list yet.
    if (!tag) return { label: name };
    const hasPage = slugsWithPage(edition).has(tag.slug);
    return { label: tag.label, ...(hasPage && { href: edition.pathTo("tag", { tag: tag.slug }) }) };
  });
}
