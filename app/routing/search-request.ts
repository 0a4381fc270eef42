// In memory alone: what was asked of the assistant belongs neither in a URL, which hosts note, nor in the history of the
// browser.
let requested = "";

/** Says what the search of the site map is to look for when that page is shown next. */
export function requestSearch(query: string): void {
  requested = query.trim();
}

/** Returns what the search is to look for, once; empty where nothing was said. */
export function takeRequestedSearch(): string {
  const query = requested;
  requested = "";
  return query;
}
