import { collapse } from "#tests/site/html.ts";
import { expectedPages } from "./pages.ts";
import { expect, openPage, test } from "./site-test.ts";

test("every path answers with its page, no wider than a phone", { tag: "@phone" }, async ({ page }) => {
  for (const { path, heading, title } of expectedPages()) {
    await test.step(path, async () => {
      await page.setViewportSize({ width: 360, height: 780 });
      expect(await openPage(page, path)).toBe(200);
      await expect(page).toHaveTitle(title);
      expect(collapse(await page.locator("h1").innerText())).toBe(heading);
      for (const width of [360, 320]) {
        await page.setViewportSize({ width, height: 780 });
        // A phone zooms out of a page that is too wide, so that nothing seems to be in excess.
        const found = await page.evaluate(() => ({
          excess: document.documentElement.scrollWidth - document.documentElement.clientWidth,
          zoom: window.visualViewport?.scale,
        }));
        expect(found, `${path} at ${width} px`).toEqual({ excess: 0, zoom: 1 });
      }
    });
  }
  await openPage(page, "/");
  const pictures = page.locator("main img");
  expect(await pictures.count()).toBeGreaterThan(10);
  for (const picture of await pictures.all()) {
    await picture.scrollIntoViewIfNeeded();
    await expect(picture).not.toHaveJSProperty("naturalWidth", 0);
  }
});
