import { layoutPaths } from "#tests/e2e/pages.ts";
import { expect, openPage, test } from "#tests/e2e/site-test.ts";
import { findMisplacedTexts } from "./find-misplaced-texts.ts";

for (const width of [360, 1280]) {
  test(`with letters of twice the size every page is readable at ${width} px`, async ({ page }) => {
    // The browser's own setting, which media queries in em follow; a style on the root element would not do that.
    const session = await page.context().newCDPSession(page);
    await session.send("Page.setFontSizes", { fontSizes: { standard: 32 } });
    await page.setViewportSize({ width, height: 800 });
    for (const path of layoutPaths) {
      await openPage(page, path);
      const found = await page.evaluate(() => ({
        letters: Number.parseFloat(getComputedStyle(document.documentElement).fontSize),
        excess: document.documentElement.scrollWidth - document.documentElement.clientWidth,
      }));
      expect(found.letters).toBeGreaterThanOrEqual(32);
      expect(found.excess, path).toBeLessThanOrEqual(0);
      expect(await findMisplacedTexts(page), path).toEqual([]);
    }
  });
}
