import type { PathSource } from "./list-paths.ts";
import { cataloguePath, fillPattern, pathPattern } from "./paths.ts";
import { type RouteCollection, type RouteKey, routeTable } from "./route-table.ts";

/** An earlier path of a renamed entry and its current path. */
export interface Redirect {
  readonly from: string;
  readonly to: string;
  readonly locale: string;
  /** The page; undefined for a file about the entry, the catalogue of a model. */
  readonly key: RouteKey | undefined;
  readonly collection: RouteCollection;
  readonly id: string;
  /** The earlier last part of the path. */
  readonly alias: string;
}

/**
 * Returns the redirects of one language, in the order of the route table: one for each alias and page of an entry, so
 * that an alias of a model has two, and a third one for its catalogue.
 *
 * @throws Error when the locale file has no words for a key.
 */
export function listRedirects({ locale, words, prefix, slugsOf }: PathSource): Redirect[] {
  return routeTable.flatMap((entry): Redirect[] => {
    const { key, collection } = entry;
    if (!collection) return [];
    const path = pathPattern(words, prefix, key);
    return slugsOf(collection).flatMap(({ id, slug, aliases = [] }) =>
      // A translation has the aliases of the original, one of which may be its own slug.
      aliases
        .filter((alias) => alias !== slug)
        .flatMap((alias) => {
          const common = { locale, collection, id, alias };
          const page = { from: fillPattern(path, { slug: alias }), to: fillPattern(path, { slug }), key, ...common };
          if (key !== "model") return [page];
          const [from, to] = [alias, slug].map((part) => cataloguePath(words, prefix, part));
          return [page, { from: String(from), to: String(to), key: undefined, ...common }];
        }),
    );
  });
}
