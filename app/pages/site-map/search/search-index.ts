/** What the search of a language knows: a file beside the pages, loaded on use. Texts of the original are marked. */
export interface SearchIndex {
  readonly pages: readonly (readonly [name: string, path: string])[];
  /** Parts of pages: index of the page, heading and beginning of the text. */
  readonly passages: readonly (readonly [page: number, title: string, text: string])[];
}

/** Returns the path of the search index of a language: `/search-es.json`. */
export function searchIndexPath(locale: string): string {
  return `/search-${locale}.json`;
}
