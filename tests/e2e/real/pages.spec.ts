import { openSite } from "#app/site/site.server.ts";
import { expectAccessible } from "#tests/e2e/expect-accessible.ts";
import { inParts, pageTypes } from "#tests/e2e/pages.ts";
import { expect, openPage, test } from "#tests/e2e/site-test.ts";
import { headOf, openBuiltSite } from "#tests/site/built-site.ts";
import { collapse } from "#tests/site/html.ts";

// These tests must hold for any content: nothing of it is named here.
const root = process.cwd();
const isDeployed = process.env.DEPLOYED_URL !== undefined;

test(`each ${isDeployed ? "page" : "kind of page"} answers with its title and its heading, and without an error`, async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 800 });
  const built = openBuiltSite(root);
  for (const { path } of isDeployed ? built.pages : pageTypes(built.site)) {
    await test.step(path, async () => {
      const { title, heading } = headOf(built.page(path));
      expect(await openPage(page, path)).toBe(200);
      await expect(page).toHaveTitle(title);
      expect(collapse(await page.locator("h1").innerText())).toBe(heading);
      const excess = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(excess, "wider than a phone").toBeLessThanOrEqual(0);
    });
  }
});

// Not part of `npm test`, which examines the kinds of pages on the frozen site.
for (const [index, part] of inParts(pageTypes(openSite(root)), 2).entries()) {
  test(`no type of page breaks a rule of WCAG 2.2 AA, part ${index + 1} of 2`, { tag: "@sweep" }, async ({ page }) => {
    for (const { path } of part) {
      await openPage(page, path);
      for (const width of [1280, 360]) {
        await page.setViewportSize({ width, height: 800 });
        await expectAccessible(page, `${path} at ${width} px`, []);
      }
    }
  });
}
