import { type PathWords, pathPattern } from "./paths.ts";
import { type RouteKey, type RouteTableEntry, routeTable } from "./route-table.ts";

/** One address of the site. */
export interface PublicPath {
  /** As in the address bar: `/blog/futuro-modular`. */
  readonly path: string;
  readonly locale: string;
  readonly key: RouteKey;
  /** The entry shown, for pages made from a collection. */
  readonly id?: string;
  /** Set on second addresses, whose canonical link points to the first. */
  readonly alias?: string;
}

/** An entry that has a page of its own: its id, the same in every language, and the last part of its address. */
export interface Slug {
  readonly id: string;
  readonly slug: string;
}

/** What the addresses of one language are made of. */
export interface PathSource {
  readonly locale: string;
  readonly words: PathWords;
  readonly prefix: string;
  readonly slugsOf: (collection: NonNullable<RouteTableEntry["collection"]>) => readonly Slug[];
}

/** Every address of one language, in the order of the route table. @throws Error when a word is missing. */
export function listPaths({ locale, words, prefix, slugsOf }: PathSource): PublicPath[] {
  return routeTable.flatMap((entry: RouteTableEntry & { key: RouteKey }): PublicPath[] => {
    const { key, collection, aliases = [] } = entry;
    const path = pathPattern(words, prefix, key);
    if (collection) {
      return slugsOf(collection).map(({ id, slug }) => ({ path: path.replace(":slug", slug), locale, key, id }));
    }
    return [
      { path, locale, key },
      ...aliases.map((alias) => ({ path: pathPattern(words, prefix, key, alias), locale, key, alias })),
    ];
  });
}
