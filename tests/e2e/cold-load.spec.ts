import { collapse } from "#tests/site/html.ts";
import { expectedPages, inParts } from "./pages.ts";
import { expect, openPage, test, withoutPictures } from "./site-test.ts";

/** Widths in CSS pixels: the narrow ones on the phone, where the browser may zoom out, the others on the desktop. */
const widths = { phone: [320, 360], desktop: [768, 1280, 1920] } as const;

const parts = inParts(expectedPages, 3);

for (const [index, pages] of parts.entries()) {
  test(`every public address answers with its page, no wider than the window, part ${index + 1} of ${parts.length}`, async ({
    page,
    isMobile,
  }) => {
    await withoutPictures(page);
    for (const { path, heading, title } of pages) {
      await test.step(path, async () => {
        expect(await openPage(page, path)).toBe(200);
        await expect(page).toHaveTitle(title);
        expect(collapse(await page.locator("h1").innerText())).toBe(heading);
        for (const width of widths[isMobile ? "phone" : "desktop"]) {
          await page.setViewportSize({ width, height: 800 });
          const found = await page.evaluate(() => ({
            excess: document.documentElement.scrollWidth - document.documentElement.clientWidth,
            zoom: window.visualViewport?.scale,
          }));
          expect(found, `${path} at ${width} px`).toEqual({ excess: 0, zoom: 1 });
        }
      });
    }
  });
}

test("every picture of the home page arrives", async ({ page }) => {
  await openPage(page, "/");
  const pictures = page.locator("main img");
  expect(await pictures.count()).toBeGreaterThan(15);
  for (const picture of await pictures.all()) {
    await picture.scrollIntoViewIfNeeded();
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  }
});
