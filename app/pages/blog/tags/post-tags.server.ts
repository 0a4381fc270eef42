import type { Edition } from "#app/site/edition.server.ts";

/** A tag as an article shows it. */
export interface PostTag {
  readonly label: string;
  /** Absent while too few articles have it for a page of its own. */
  readonly href?: string;
}

/** Returns the tags of an article by their names, each once. */
export function postTags(names: readonly string[], { content, pathTo }: Edition): PostTag[] {
  const withPage = new Set(content.tagGroups().map(({ id }) => id));
  return [...new Set(names)].map((name) => {
    const tag = content.tags().find((other) => other.name === name);
    // While the site is written, an article may have one that is not in the list yet.
    if (!tag) return { label: name };
    return { label: tag.label, ...(withPage.has(tag.id) && { href: pathTo("tag", { tag: tag.slug }) }) };
  });
}
