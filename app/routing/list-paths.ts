import { type PathWords, pathPattern } from "./paths.ts";
import { type RouteKey, type RouteTableEntry, routeTable } from "./route-table.ts";

/** The path of one page of the site. */
export interface PublicPath {
  /** From the root, without a final slash: `/blog/futuro-modular`. */
  readonly path: string;
  readonly locale: string;
  readonly key: RouteKey;
  /** Id of the entry that the page shows; absent on fixed pages. */
  readonly id?: string;
  /** Set on further paths of the same page, whose canonical link names the first. */
  readonly alias?: string;
  /** Search engines are told to leave the page out. */
  readonly unlisted?: true;
}

/** An entry that has a page: its id, the same in every language, and the last part of its path. */
export interface Slug {
  readonly id: string;
  readonly slug: string;
}

/** What the paths of one language are made of. */
export interface PathSource {
  readonly locale: string;
  readonly words: PathWords;
  readonly prefix: string;
  readonly slugsOf: (collection: NonNullable<RouteTableEntry["collection"]>) => readonly Slug[];
}

/** Returns what a page has in common with the same page in other languages, as one text. */
export function pageIdentity({ key, id = "", alias = "" }: Pick<PublicPath, "key" | "id" | "alias">): string {
  // No key, name of a file or alias has a space.
  return `${key} ${id} ${alias}`;
}

/**
 * Returns every path of one language, in the order of the route table.
 *
 * @throws Error when the locale file has no words for a key.
 */
export function listPaths({ locale, words, prefix, slugsOf }: PathSource): PublicPath[] {
  return routeTable.flatMap((entry: RouteTableEntry & { key: RouteKey }): PublicPath[] => {
    const { key, collection, aliases = [], lists } = entry;
    const unlisted = entry.unlisted ?? (lists && slugsOf(lists).length === 0);
    const path = pathPattern(words, prefix, key);
    if (collection) {
      return slugsOf(collection).map(({ id, slug }) => ({ path: path.replace(":slug", slug), locale, key, id }));
    }
    return [
      { path, locale, key, ...(unlisted && { unlisted: true }) },
      ...aliases.map((alias) => ({ path: pathPattern(words, prefix, key, alias), locale, key, alias })),
    ];
  });
}
