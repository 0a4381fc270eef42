import type { Page } from "@playwright/test";
import { inParts, layoutPaths } from "#tests/e2e/pages.ts";
import { expect, openPage, test } from "#tests/e2e/site-test.ts";
import { findMisplacedTexts } from "./find-misplaced-texts.ts";

// From the smallest phone to a large window; the steps meet each breakpoint from both sides.
const widths = [320, 360, 390, 480, 600, 767, 768, 900, 1023, 1024, 1279, 1280, 1440, 1680, 1920];

/** The settings of a visitor who needs more space between letters and lines (WCAG 2.2, 1.4.12). */
const spacing = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-block-end: 2em !important; }
`;

test.use({ contextOptions: { reducedMotion: "reduce" } });

for (const [index, part] of inParts(layoutPaths, 2).entries()) {
  const name = `part ${index + 1} of 2`;

  test(`no page is wider than its window, and each is readable with more spacing, ${name}`, { tag: "@sweep" }, async ({
    page,
  }) => {
    for (const path of part) {
      await openPage(page, path);
      for (const width of widths) await expectToFit(page, path, width);
      await page.evaluate((rules) => {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(rules);
        document.adoptedStyleSheets.push(sheet);
      }, spacing);
      await expectReadable(page, path);
    }
  });

  test(`with letters of twice the size every page is readable, ${name}`, { tag: "@sweep" }, async ({ page }) => {
    // The browser's own setting, which media queries in em follow; a style on the root element would not do that.
    const session = await page.context().newCDPSession(page);
    await session.send("Page.setFontSizes", { fontSizes: { standard: 32 } });
    for (const path of part) {
      await openPage(page, path);
      await expect(page.locator("html")).toHaveCSS("font-size", /^(?:3[2-9]|[4-9]\d)/);
      await expectReadable(page, path);
    }
  });
}

async function expectToFit(page: Page, path: string, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 800 });
  // Chromium lays a page out more than once after a resize: lengths in vw that are inherited follow a frame later.
  const excess = () => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  await expect.poll(excess, { message: `${path} at ${width} px` }).toBeLessThanOrEqual(0);
}

async function expectReadable(page: Page, path: string): Promise<void> {
  for (const width of [360, 1280]) {
    await expectToFit(page, path, width);
    await expect.poll(() => findMisplacedTexts(page), { message: `${path} at ${width} px` }).toEqual([]);
  }
}
