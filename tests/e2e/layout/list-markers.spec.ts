import { productPath } from "#tests/e2e/fixture.ts";
import { expect, openPage, test } from "#tests/e2e/site-test.ts";

test("an item that has a post before it has no bullet too", { tag: "@both" }, async ({ page }) => {
  await openPage(page, productPath("lum-sur"));
  const markers = await page
    .locator("main li")
    .evaluateAll((items) =>
      items
        .filter((item) => getComputedStyle(item, "::before").content !== "none")
        .map((item) => getComputedStyle(item).listStyleType),
    );
  expect(markers.length).toBeGreaterThan(0);
  // The empty string, for Safari; `none` would take the list from listeners there.
  expect(new Set(markers)).toEqual(new Set(['""']));
});
