import { pathTo } from "#tests/e2e/fixture.ts";
import { repeatLast } from "#tests/e2e/repeat-last.ts";
import { expect, openPage, test } from "#tests/e2e/site-test.ts";

// Financing cards and product pictures are measured where they are used: `tests/e2e/interactions/`.
test("section 9 · card grids have 1, 2 and 3 columns from small to large; 4 for businesses and for four cards", async ({
  page,
}) => {
  for (const [path, cards, columns] of [
    [pathTo("private-buyers"), ".card-grid", [1, 2, 3]],
    [pathTo("campsites"), ".card-grid", [1, 2, 3]],
    [pathTo("businesses"), ".card-grid", [1, 2, 4]],
    [pathTo("blog"), ".article-list", [1, 2, 3]],
    [pathTo("investors"), ".card-grid", [1, 2, 3]],
    [pathTo("about"), ".card-grid", [1, 2, 3]],
    ["/", ".pillars", [1, 2, 3]],
    ["/", ".card-grid", [1, 2, 3]],
    [pathTo("financing"), ".financing-cards", [1, 2, 3]],
    [pathTo("financing-private-buyers"), ".card-grid", [1, 2, 3]],
    [pathTo("process"), ".benefit-cards", [1, 2, 4]],
    [pathTo("financing-investors"), ".benefit-cards", [1, 2, 4]],
    [pathTo("models"), ".audience-tiles", [1, 2, 4]],
    [pathTo("models"), ".card-grid", [1, 2, 4]],
  ] as const) {
    await openPage(page, path);
    const grid = page.locator(`main ${cards}`).first();
    // The lead of the blog and two more articles fill two columns: `article-list.spec.ts`.
    if (cards === ".article-list") await repeatLast(grid.locator("> li"), 4);
    for (const [index, width] of [360, 800, 1600].entries()) {
      await page.setViewportSize({ width, height: 900 });
      // The columns themselves: the frozen site has fewer cards than the widest grid has columns.
      const tracks = await grid.evaluate((element) => getComputedStyle(element).gridTemplateColumns);
      expect(tracks.split(" "), `${cards} of ${path} at ${width} px`).toHaveLength(columns[index] ?? 0);
    }
  }
});
