import { expect, openPage, test, withoutPictures } from "#tests/e2e/site-test.ts";

for (const [path, columns] of [
  ["/particulares", [1, 2, 3]],
  ["/campings", [1, 2, 3]],
  ["/empresas", [1, 2, 4]],
] as const) {
  test(`section 9 · card grids: ${path} has ${columns.join(", ")} columns from small to large`, async ({ page }) => {
    await withoutPictures(page);
    await openPage(page, path);
    const cards = page.locator("main li:has(> .application-card)");
    for (const [index, width] of [360, 800, 1600].entries()) {
      await page.setViewportSize({ width, height: 900 });
      const lefts = await cards.evaluateAll((items) =>
        items.map((item) => Math.round(item.getBoundingClientRect().left)),
      );
      expect(new Set(lefts).size, `${width} px`).toBe(columns[index]);
    }
  });
}

test("section 9 · financing cards are 400 px tall", async ({ page }) => {
  await withoutPictures(page);
  await openPage(page, "/financiacion");
  const heights = await page
    .locator("main li")
    .evaluateAll((cards) => cards.slice(0, 3).map((card) => Math.round(card.getBoundingClientRect().height)));
  expect(heights).toEqual([400, 400, 400]);
});

test("section 9 · product carousel images are 600 px high", async ({ page }) => {
  await withoutPictures(page);
  await openPage(page, "/productos/mod-one");
  const heights = await page
    .locator(".gallery__slide img")
    .evaluateAll((images) => images.map((image) => Math.round(image.getBoundingClientRect().height)));
  expect(heights).toEqual([600, 600, 600, 600, 600]);
});
