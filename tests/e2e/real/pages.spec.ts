import { openSite } from "#app/site/site.server.ts";
import { expectAccessible } from "#tests/e2e/expect-accessible.ts";
import { expectedOf, pageTypes } from "#tests/e2e/pages.ts";
import { expect, openPage, test } from "#tests/e2e/site-test.ts";
import { openBuiltSite } from "#tests/site/built-site.ts";
import { collapse } from "#tests/site/html.ts";

// What must hold of whatever the writers write: nothing of the content is named here.
const root = process.cwd();

test("every page answers with its title and its heading, and without an error", async ({ page }) => {
  const pages = openBuiltSite(root).readPages().map(expectedOf);
  expect(pages.length).toBeGreaterThan(0);
  for (const { path, title, heading } of pages) {
    await test.step(path, async () => {
      expect(await openPage(page, path)).toBe(200);
      await expect(page).toHaveTitle(title);
      expect(collapse(await page.locator("h1").innerText())).toBe(heading);
    });
  }
});

for (const width of [360, 1280]) {
  test(`no type of page breaks a rule of WCAG 2.2 AA or is too wide at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    for (const { path } of pageTypes(openSite(root))) {
      await test.step(path, async () => {
        await openPage(page, path);
        await expectAccessible(page, path);
        const excess = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect(excess, path).toBeLessThanOrEqual(0);
      });
    }
  });
}
