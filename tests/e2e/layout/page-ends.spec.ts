import { pathTo } from "#tests/e2e/fixture.ts";
import { expect, navigate, openPage, test } from "#tests/e2e/site-test.ts";

// `tests/build/frame.test.ts` tests which pages have a band of their own.
test("a page ends with one call: its band, its form, or that of the footer, which is at most 360 px high", async ({
  page,
}) => {
  await openPage(page, pathTo("terms"));
  for (const [path, isInvited] of [
    ["/", true],
    [pathTo("about"), false],
    [pathTo("contact"), false],
    [pathTo("financing"), false],
  ] as const) {
    await navigate(page, path);
    await expect(page.locator(".site-footer__invitation")).toBeVisible({ visible: isInvited });
    expect((await page.getByRole("contentinfo").boundingBox())?.height, path).toBeLessThanOrEqual(360);
  }
});

test("the footer and its list of pages have two columns on phones", { tag: "@phone" }, async ({ page }) => {
  await openPage(page, "/");
  const columns = page.locator(".site-footer__column:not(:first-child)");
  const [first, second] = await columns.evaluateAll((all) => all.map((each) => each.getBoundingClientRect().toJSON()));
  expect(first?.top).toBe(second?.top);
  expect(first?.left).not.toBe(second?.left);
  const pages = page.locator(".site-footer__column:first-child li");
  const starts = await pages.evaluateAll((all) => all.map((item) => item.getBoundingClientRect().left));
  expect(new Set(starts).size).toBe(2);
});
