import { entriesOfRoute } from "./legal-keys.ts";
import { fillPattern, type PathParameters, type PathWords, pathPattern } from "./paths.ts";
import { listPageSize, type RouteCollection, type RouteKey, type RouteTableEntry, routeTable } from "./route-table.ts";

/** The path of one page of the site. */
export interface PublicPath {
  /** From the root, without a final slash: `/blog/futuro-modular`. */
  readonly path: string;
  readonly locale: string;
  readonly key: RouteKey;
  /** Id of the entry or tag that the page shows; absent on fixed pages. */
  readonly id?: string;
  /** The number of a further page of a list, from 2; absent on the first one and on all other pages. */
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

/** The parts that the paths of one language are made of. */
export interface PathSource {
  readonly locale: string;
  readonly words: PathWords;
  readonly prefix: string;
  readonly slugsOf: (collection: RouteCollection) => readonly Slug[];
  readonly tags: () => readonly TagSlug[];
}

/** Returns a key that a page shares with the same page in other languages. */
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
export function listPaths(source: PathSource): PublicPath[] {
  return routeTable.flatMap((entry) => pagesOf(entry, source));
}

function pagesOf(entry: RouteTableEntry, { locale, words, prefix, slugsOf, tags }: PathSource): PublicPath[] {
  const { key, aliases = [], lists } = entry;
  const pattern = pathPattern(words, prefix, key);
  const page = (parameters: PathParameters, more: Partial<PublicPath> = {}): PublicPath => ({
    path: fillPattern(pattern, parameters),
    locale,
    key,
    ...more,
  });
  switch (entry.kind) {
    case undefined: {
      const unlisted = entry.unlisted ?? (lists && slugsOf(lists).length === 0);
      const others = aliases.map((alias) => ({ path: pathPattern(words, prefix, key, alias), locale, key, alias }));
      return [page({}, unlisted ? { unlisted: true } : {}), ...others];
    }
    case "entry":
      return entriesOfRoute(entry.collection, slugsOf(entry.collection)).map(({ id, slug }) => page({ slug }, { id }));
    case "numbered":
      return furtherPages(lists ? slugsOf(lists).length : 0).map((number) => page({ page: number }, { number }));
    case "tag":
      return tags().map(({ id, slug }) => page({ tag: slug }, { id }));
    case "numbered-tag":
      return tags().flatMap(({ id, slug, size }) =>
        furtherPages(size).map((number) => page({ tag: slug, page: number }, { id, number })),
      );
  }
}
