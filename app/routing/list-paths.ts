import { entriesOfRoute } from "./legal-keys.ts";
import { fillPattern, type PathWords, pathPattern } from "./paths.ts";
import { listPageSize, type RouteKey, type RouteTableEntry, routeTable } from "./route-table.ts";

/** The path of one page of the site. */
export interface PublicPath {
  /** From the root, without a final slash: `/blog/futuro-modular`. */
  readonly path: string;
  readonly locale: string;
  readonly key: RouteKey;
  /** Id of the entry or tag that the page shows; absent on fixed pages. */
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

/** A tag that has pages, with the number of its articles. */
export interface TagSlug extends Slug {
  readonly size: number;
}

/** What the paths of one language are made of. */
export interface PathSource {
  readonly locale: string;
  readonly words: PathWords;
  readonly prefix: string;
  readonly slugsOf: (collection: NonNullable<RouteTableEntry["collection"]>) => readonly Slug[];
  readonly tags: () => readonly TagSlug[];
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

/** Returns the numbers of the pages of a list after the first. */
function furtherPages(items: number): number[] {
  return Array.from({ length: countListPages(items) - 1 }, (_, index) => index + 2);
}

/**
 * Returns every path of one language, in the order of the route table.
 *
 * @throws Error when the locale file has no words for a key.
 */
export function listPaths({ locale, words, prefix, slugsOf, tags }: PathSource): PublicPath[] {
  return routeTable.flatMap((entry: RouteTableEntry & { key: RouteKey }): PublicPath[] => {
    const { key, collection, aliases = [], lists, continues, perTag } = entry;
    const unlisted = entry.unlisted ?? (lists && slugsOf(lists).length === 0);
    const path = pathPattern(words, prefix, key);
    if (collection) {
      return entriesOfRoute(collection, slugsOf(collection)).map(({ id, slug }) => ({
        path: fillPattern(path, { slug }),
        locale,
        key,
        id,
      }));
    }
    if (perTag) {
      return tags().flatMap(({ id, slug, size }): PublicPath[] => {
        const ofTag = fillPattern(path, { tag: slug });
        if (!continues) return [{ path: ofTag, locale, key, id }];
        return furtherPages(size).map((number) => ({
          path: fillPattern(ofTag, { page: number }),
          locale,
          key,
          id,
          number,
        }));
      });
    }
    if (continues) {
      const numbers = furtherPages(slugsOf(continues).length);
      return numbers.map((number) => ({ path: fillPattern(path, { page: number }), locale, key, number }));
    }
    return [
      { path, locale, key, ...(unlisted && { unlisted: true }) },
      ...aliases.map((alias) => ({ path: pathPattern(words, prefix, key, alias), locale, key, alias })),
    ];
  });
}
