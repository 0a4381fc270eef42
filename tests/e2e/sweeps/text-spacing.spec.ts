import { inParts, layoutPaths } from "#tests/e2e/pages.ts";
import { expect, openPage, test } from "#tests/e2e/site-test.ts";
import { findMisplacedTexts } from "./find-misplaced-texts.ts";

/** What a visitor may set who needs more room between letters and lines (WCAG 2.2, 1.4.12). */
const spacing = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-block-end: 2em !important; }
`;

for (const [index, part] of inParts(layoutPaths, 2).entries()) {
  test(`with more room between letters and lines every page is readable, part ${index + 1} of 2`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    for (const path of part) {
      await openPage(page, path);
      await page.evaluate((rules) => {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(rules);
        document.adoptedStyleSheets.push(sheet);
      }, spacing);
      for (const width of [360, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        await expect(page.locator("h1")).toHaveCSS("word-spacing", /[1-9]/);
        const what = `${path} at ${width} px`;
        await expect.poll(() => findMisplacedTexts(page), { message: what }).toEqual([]);
        const excess = await page.evaluate(() => {
          return document.documentElement.scrollWidth - document.documentElement.clientWidth;
        });
        expect(excess, what).toBeLessThanOrEqual(0);
      }
    }
  });
}
