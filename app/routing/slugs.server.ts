import { getContent } from "#app/content/content.server.ts";
import type { Slug } from "./list-paths.ts";
import type { RouteTableEntry } from "./route-table.ts";

/** The entries of a collection that have pages, in the order in which the site lists them. */
export function getSlugs(collection: NonNullable<RouteTableEntry["collection"]>, locale: string): Slug[] {
  const content = getContent(locale);
  const entries = { models: content.models, blog: content.posts, stories: content.stories }[collection]();
  return entries.map(({ id, slug }) => ({ id, slug }));
}
