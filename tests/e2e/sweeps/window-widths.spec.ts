import { inParts, layoutPaths } from "#tests/e2e/pages.ts";
import { expect, openPage, test } from "#tests/e2e/site-test.ts";

// From the smallest phone to a large window; the steps meet each breakpoint from both sides.
const widths = [320, 360, 390, 480, 600, 767, 768, 900, 1023, 1024, 1279, 1280, 1440, 1680, 1920];

for (const [index, part] of inParts(layoutPaths, 2).entries()) {
  test(`no page is wider than its window, part ${index + 1} of 2`, async ({ page }) => {
    for (const path of part) {
      await openPage(page, path);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 800 });
        const excess = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect(excess, `${path} at ${width} px`).toBeLessThanOrEqual(0);
      }
    }
  });
}
