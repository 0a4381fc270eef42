import { pathTo } from "#tests/e2e/fixture.ts";
import { expect, openPage, test } from "#tests/e2e/site-test.ts";

// Financing cards and product pictures are measured where they are used: `tests/e2e/interactions/`.
test("section 9 · card grids have 1, 2 and 3 columns from small to large, those for businesses 4", async ({ page }) => {
  for (const [path, columns] of [
    [pathTo("private-buyers"), [1, 2, 3]],
    [pathTo("campsites"), [1, 2, 3]],
    [pathTo("businesses"), [1, 2, 4]],
    [pathTo("blog"), [1, 2, 3]],
    [pathTo("investors"), [1, 2, 3]],
  ] as const) {
    await openPage(page, path);
    const grid = page.locator("main :is(ul, ol):has(> li > :is(.application-card, .article-card, .card))").first();
    for (const [index, width] of [360, 800, 1600].entries()) {
      await page.setViewportSize({ width, height: 900 });
      // The columns themselves: the frozen site has fewer cards than the widest grid has columns.
      const tracks = await grid.evaluate((element) => getComputedStyle(element).gridTemplateColumns);
      expect(tracks.split(" "), `${path} at ${width} px`).toHaveLength(columns[index] ?? 0);
    }
  }
});
