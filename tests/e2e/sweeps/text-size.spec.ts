import { inParts, layoutPaths } from "#tests/e2e/pages.ts";
import { expect, openPage, test } from "#tests/e2e/site-test.ts";
import { findMisplacedTexts } from "./find-misplaced-texts.ts";

for (const [index, part] of inParts(layoutPaths, 2).entries()) {
  test(`with letters of twice the size every page is readable, part ${index + 1} of 2`, async ({ page }) => {
    // The browser's own setting, which media queries in em follow; a style on the root element would not do that.
    const session = await page.context().newCDPSession(page);
    await session.send("Page.setFontSizes", { fontSizes: { standard: 32 } });
    for (const path of part) {
      await openPage(page, path);
      for (const width of [360, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        const found = await page.evaluate(() => ({
          letters: Number.parseFloat(getComputedStyle(document.documentElement).fontSize),
          excess: document.documentElement.scrollWidth - document.documentElement.clientWidth,
        }));
        const what = `${path} at ${width} px`;
        expect(found.letters, what).toBeGreaterThanOrEqual(32);
        expect(found.excess, what).toBeLessThanOrEqual(0);
        expect(await findMisplacedTexts(page), what).toEqual([]);
      }
    }
  });
}
