import { type PublicPath, pageIdentity } from "./list-paths.ts";

/** Finds pages of a list, which is asked for and sorted into tables once, when something is first looked for. */
export interface PageLookup {
  /** Returns the page at a normalised path. */
  byPath(path: string): PublicPath | undefined;
  /** Returns the same page in a language. */
  inLocale(page: PublicPath, locale: string): PublicPath | undefined;
}

/** Returns the lookup of the pages that a function lists. */
export function createPageLookup(list: () => readonly PublicPath[]): PageLookup {
  let paths: ReadonlyMap<string, PublicPath> | undefined;
  let identities: ReadonlyMap<string, PublicPath> | undefined;
  const identityIn = (page: PublicPath, locale: string) => `${locale} ${pageIdentity(page)}`;

  return {
    byPath(path) {
      paths ??= new Map(list().map((page) => [page.path, page]));
      return paths.get(path);
    },
    inLocale(page, locale) {
      identities ??= new Map(list().map((other) => [identityIn(other, other.locale), other]));
      return identities.get(identityIn(page, locale));
    },
  };
}
