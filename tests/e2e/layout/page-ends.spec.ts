import { articlePaths, pathTo, productPath } from "#tests/e2e/fixture.ts";
import { expect, openPage, test } from "#tests/e2e/site-test.ts";

const banded = [pathTo("about"), pathTo("process"), pathTo("faq"), productPath("lum-sur"), productPath("lum-lienzo")];
const unbanded = ["/", "/lum-norte", pathTo("privacy"), pathTo("blog"), articlePaths()[0] ?? ""];
/** Its button would lead to the form above it, or repeat that of a closing note. */
const without = [pathTo("contact"), pathTo("financing")];

test("a page ends with one call, its band or that of the footer, which is at most 360 px high", async ({ page }) => {
  for (const path of [...banded, ...unbanded, ...without]) {
    await test.step(path, async () => {
      await openPage(page, path);
      await expect(page.locator("main > .call-to-action:last-child")).toHaveCount(banded.includes(path) ? 1 : 0);
      await expect(page.locator(".call-to-action")).toHaveCount(banded.includes(path) ? 1 : 0);
      await expect(page.locator(".site-footer__invitation")).toBeVisible({ visible: unbanded.includes(path) });
      const { height } = (await page.getByRole("contentinfo").boundingBox()) ?? {};
      expect(height).toBeLessThanOrEqual(360);
    });
  }
});

test("on phones the footer and its list of pages have two columns", { tag: "@phone" }, async ({ page }) => {
  await openPage(page, "/");
  const columns = page.locator(".site-footer__column:not(:first-child)");
  const [first, second] = await columns.evaluateAll((all) => all.map((each) => each.getBoundingClientRect().toJSON()));
  expect(first?.top).toBe(second?.top);
  expect(first?.left).not.toBe(second?.left);
  const pages = page.locator(".site-footer__column:first-child li");
  const starts = await pages.evaluateAll((all) => all.map((item) => item.getBoundingClientRect().left));
  expect(new Set(starts).size).toBe(2);
});
