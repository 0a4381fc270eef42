/** A number of a page, or a gap: the number before it is given, as a name for it. */
export type PagerItem = { readonly page: number } | { readonly gapAfter: number };

/** How many pages on each side of the current one are offered. */
const neighbours = 1;

/**
 * Returns what a pager offers: the first page, the last one and those around the current one, with gaps between. A gap
 * of one page is that page: (5, 9) → 1 … 4 5 6 … 9, (3, 9) → 1 2 3 4 … 9.
 */
export function pagerItems(current: number, total: number): PagerItem[] {
  const pages = Array.from({ length: 2 * neighbours + 1 }, (_, index) => current - neighbours + index);
  const shown = [...new Set([1, ...pages, total])].filter((page) => page >= 1 && page <= total).sort((a, b) => a - b);
  return shown.flatMap((page, index): PagerItem[] => {
    const previous = shown[index - 1] ?? 0;
    if (page - previous === 2) return [{ page: previous + 1 }, { page }];
    return page - previous > 2 ? [{ gapAfter: previous }, { page }] : [{ page }];
  });
}
