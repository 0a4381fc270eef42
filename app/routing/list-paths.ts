import { type PathWords, pathPattern } from "./paths.ts";
import { listPageSize, type RouteKey, type RouteTableEntry, routeTable } from "./route-table.ts";

/** The path of one page of the site. */
export interface PublicPath {
  /** From the root, without a final slash: `/blog/futuro-modular`. */
  readonly path: string;
  readonly locale: string;
  readonly key: RouteKey;
  /** Id of the entry that the page shows; absent on fixed pages. */
  readonly id?: string;
  /** Which of the pages of a list it is, from 2; absent on the first one and on all other pages. */
  readonly number?: number;
  /** Set on further paths of the same page, whose canonical link names the first. */
  readonly alias?: string;
  /** Search engines are told to leave the page out. */
  readonly unlisted?: true;
}

/** An entry that has a page: its id, the same in every language, and the last part of its path. */
export interface Slug {
  readonly id: string;
  readonly slug: string;
  /** Earlier last parts of its path. */
  readonly aliases?: readonly string[];
}

/** What the paths of one language are made of. */
export interface PathSource {
  readonly locale: string;
  readonly words: PathWords;
  readonly prefix: string;
  readonly slugsOf: (collection: NonNullable<RouteTableEntry["collection"]>) => readonly Slug[];
}

/** Returns what a page has in common with the same page in other languages, as one text. */
export function pageIdentity({ key, id = "", number = 1, alias = "" }: PublicPath): string {
  // No key, name of a file or alias has a space.
  return `${key} ${id} ${number} ${alias}`;
}

/** Returns how many pages a list takes; one while it is empty. */
export function countListPages(items: number): number {
  return Math.max(1, Math.ceil(items / listPageSize));
}

/**
 * Returns every path of one language, in the order of the route table.
 *
 * @throws Error when the locale file has no words for a key.
 */
export function listPaths({ locale, words, prefix, slugsOf }: PathSource): PublicPath[] {
  return routeTable.flatMap((entry: RouteTableEntry & { key: RouteKey }): PublicPath[] => {
    const { key, collection, aliases = [], lists, continues } = entry;
    const unlisted = entry.unlisted ?? (lists && slugsOf(lists).length === 0);
    const path = pathPattern(words, prefix, key);
    if (collection) {
      return slugsOf(collection).map(({ id, slug }) => ({ path: path.replace(":slug", slug), locale, key, id }));
    }
    if (continues) {
      const further = countListPages(slugsOf(continues).length) - 1;
      const numbers = Array.from({ length: further }, (_, index) => index + 2);
      return numbers.map((number) => ({ path: path.replace(":page", String(number)), locale, key, number }));
    }
    return [
      { path, locale, key, ...(unlisted && { unlisted: true }) },
      ...aliases.map((alias) => ({ path: pathPattern(words, prefix, key, alias), locale, key, alias })),
    ];
  });
}
