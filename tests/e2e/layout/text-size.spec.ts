import { expectedPages, inParts } from "#tests/e2e/pages.ts";
import { expect, openPage, test, withoutPictures } from "#tests/e2e/site-test.ts";
import { findMisplacedTexts } from "./find-misplaced-texts.ts";

const parts = inParts(expectedPages, 3);

for (const [index, part] of parts.entries()) {
  test(`with letters of twice the size every page is readable, part ${index + 1} of ${parts.length}`, async ({
    page,
  }) => {
    await withoutPictures(page);
    // The browser's own setting, which media queries in em follow; a style on the root element would not do that.
    const session = await page.context().newCDPSession(page);
    await session.send("Page.setFontSizes", { fontSizes: { standard: 32 } });
    for (const { path } of part) {
      for (const width of [360, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        await openPage(page, path);
        const found = await page.evaluate(() => ({
          letters: Number.parseFloat(getComputedStyle(document.documentElement).fontSize),
          excess: document.documentElement.scrollWidth - document.documentElement.clientWidth,
        }));
        expect(found.letters).toBeGreaterThanOrEqual(32);
        expect(found.excess, `${path} at ${width} px`).toBeLessThanOrEqual(0);
        expect(await findMisplacedTexts(page), `${path} at ${width} px`).toEqual([]);
      }
    }
  });
}
