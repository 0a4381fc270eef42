import type { Edition } from "#app/site/edition.server.ts";

/** Returns the tags of an article by their names, each once; without a path those with too few articles for a page. */
export function postTags(names: readonly string[], { content, pathTo }: Edition) {
  const withPage = new Set(content.tagGroups().map(({ id }) => id));
  return [...new Set(names)].map((name): { readonly label: string; readonly href?: string } => {
    const tag = content.tags().find((other) => other.name === name);
    // While the site is written, an article may have one that is not in the list yet.
    if (!tag) return { label: name };
    return { label: tag.label, ...(withPage.has(tag.id) && { href: pathTo("tag", { tag: tag.slug }) }) };
  });
}
