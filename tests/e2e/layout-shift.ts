import type { Page } from "@playwright/test";
import { openPage } from "./site-test.ts";

/** One movement of the page that nobody asked for. */
export interface LayoutShift {
  /** As «Cumulative Layout Shift» counts it: part of the window that moved times how far it moved. */
  readonly value: number;
  /** Classes of what moved. */
  readonly what: readonly string[];
}

// The browser's own entry, which TypeScript's DOM library does not describe.
interface LayoutShiftEntry extends PerformanceEntry {
  readonly value: number;
  readonly sources: readonly { readonly node?: Node }[];
}

/** Returns everything that has moved since the document was opened, also right after a click or a key. */
export function layoutShifts(page: Page): Promise<LayoutShift[]> {
  return page.evaluate(
    () =>
      new Promise((resolve) => {
        const shifts: { value: number; what: string[] }[] = [];
        const observer = new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as LayoutShiftEntry[]) {
            // A mark of our own: entries come in the order of time, so all shifts have come before it.
            if (entry.entryType === "mark") {
              observer.disconnect();
              resolve(shifts);
              return;
            }
            const what = entry.sources.map(({ node }) => (node instanceof Element ? node.className : String(node)));
            shifts.push({ value: entry.value, what });
          }
        });
        observer.observe({ type: "layout-shift", buffered: true });
        observer.observe({ type: "mark" });
        // The shifts of a frame are recorded when it is drawn.
        requestAnimationFrame(() => requestAnimationFrame(() => performance.mark("all shifts")));
      }),
  );
}

/** Returns the sum of all layout shifts of the document. */
export async function layoutShift(page: Page): Promise<number> {
  return (await layoutShifts(page)).reduce((sum, { value }) => sum + value, 0);
}

/**
 * Opens the home page until its typeface is in the browser's cache, so that a test of layout shifts measures its own
 * subject. What a late typeface moves is measured in sweeps/layout-shift.spec.ts. Has no effect where `page.route` is on:
 * Playwright turns the cache off then.
 */
export async function cacheTypeface(page: Page): Promise<void> {
  await openPage(page, "/");
  await page.evaluate(() => document.fonts.ready);
}
