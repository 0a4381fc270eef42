import type { Page } from "@playwright/test";
import { openPage } from "./site-test.ts";

// The browser's own entry, which TypeScript's DOM library does not describe.
interface LayoutShift extends PerformanceEntry {
  /** As «Cumulative Layout Shift» counts it: part of the window that moved times how far it moved. */
  readonly value: number;
  readonly sources: readonly { readonly node?: Node }[];
}

/**
 * Returns everything that has moved since the document was opened, also right after a click or a key, by its classes.
 */
export function layoutShifts(page: Page): Promise<{ readonly value: number; readonly what: readonly string[] }[]> {
  return page.evaluate(async () => {
    const shifts: LayoutShift[] = [];
    const observer = new PerformanceObserver((list) => shifts.push(...(list.getEntries() as LayoutShift[])));
    observer.observe({ type: "layout-shift", buffered: true });
    // The shifts of a frame are recorded when it is drawn, and told after it.
    for (const _frame of [1, 2, 3]) await new Promise(requestAnimationFrame);
    shifts.push(...(observer.takeRecords() as LayoutShift[]));
    observer.disconnect();
    return shifts.map(({ value, sources }) => ({
      value,
      what: sources.map(({ node }) => (node instanceof Element ? node.className : String(node))),
    }));
  });
}

/** Returns the sum of all layout shifts of the document. */
export async function layoutShift(page: Page): Promise<number> {
  return (await layoutShifts(page)).reduce((sum, { value }) => sum + value, 0);
}

/**
 * Opens the home page until its typeface is in the browser's cache, so that a test of layout shifts measures its own
 * subject. The shift of a late typeface is measured in sweeps/layout-shift.spec.ts. Has no effect where `page.route` is
 * on: Playwright turns the cache off then.
 */
export async function cacheTypeface(page: Page): Promise<void> {
  await openPage(page, "/");
  await page.evaluate(() => document.fonts.ready);
}
