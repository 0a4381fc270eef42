import { once } from "#app/content/once.ts";
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
  const identityIn = (page: PublicPath, locale: string) => `${locale} ${pageIdentity(page)}`;
  const paths = once(() => new Map(list().map((page) => [page.path, page])));
  const identities = once(() => new Map(list().map((page) => [identityIn(page, page.locale), page])));
  return {
    byPath: (path) => paths().get(path),
    inLocale: (page, locale) => identities().get(identityIn(page, locale)),
  };
}
