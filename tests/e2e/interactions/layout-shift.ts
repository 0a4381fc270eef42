import type { Page } from "@playwright/test";

// The browser's own entry, which TypeScript's DOM library does not describe.
interface LayoutShift extends PerformanceEntry {
  readonly value: number;
}

/** Sum of all layout shifts of the page so far, those right after a click or a key included. */
export function layoutShift(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const observer = new PerformanceObserver((list) => {
          observer.disconnect();
          resolve(list.getEntries().reduce((sum, entry) => sum + (entry as LayoutShift).value, 0));
        });
        observer.observe({ type: "layout-shift", buffered: true });
        // Without any shift there is no call at all.
        setTimeout(() => resolve(0), 500);
      }),
  );
}
