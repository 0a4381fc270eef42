import type { Locator } from "@playwright/test";
import { pathTo } from "#tests/e2e/fixture.ts";
import { expect, navigate, openPage, test } from "#tests/e2e/site-test.ts";
import { repeatLast } from "./repeat-last.ts";

/** Returns how many elements stand side by side in each row, from top to bottom. */
async function rowsOf(elements: Locator): Promise<number[]> {
  const tops = await elements.evaluateAll((items) => items.map((item) => Math.round(item.getBoundingClientRect().top)));
  return [...new Set(tops)].map((top) => tops.filter((other) => other === top).length);
}

// Financing cards and product pictures are measured where they are used: `tests/e2e/interactions/`.
test("section 9 · card grids have 1, 2 and 3 columns, 4 for businesses and for four cards", async ({ page }) => {
  await openPage(page, pathTo("terms"));
  for (const [path, columns] of [
    [pathTo("businesses"), { ".card-grid": [1, 2, 4] }],
    ["/", { ".pillars": [1, 2, 3], ".card-grid": [1, 2, 3] }],
    [pathTo("financing"), { ".financing-cards": [1, 2, 3] }],
    [pathTo("process"), { ".benefit-cards": [1, 2, 4] }],
    [pathTo("models"), { ".audience-tiles": [1, 2, 4], ".card-grid": [1, 2, 4] }],
    [pathTo("private-buyers"), { ".card-grid": [1, 2, 3] }],
  ] as const) {
    await navigate(page, path);
    for (const [index, width] of [360, 800, 1600].entries()) {
      await page.setViewportSize({ width, height: 900 });
      for (const [cards, expected] of Object.entries(columns)) {
        // The columns themselves: the frozen site has fewer cards than the widest grid has columns.
        const tracks = await page
          .locator(`main ${cards}`)
          .first()
          .evaluate((element) => getComputedStyle(element).gridTemplateColumns);
        expect(tracks.split(" "), `${cards} of ${path} at ${width} px`).toHaveLength(expected[index] ?? 0);
      }
    }
  }
  // The link of a use covers its card.
  const card = page.locator(".card-grid__item:has(.application-card)").first();
  await expect(card.getByRole("link")).toHaveCount(1);
  const href = await card.getByRole("link").getAttribute("href");
  await card.click({ position: { x: 12, y: 12 } });
  await expect(page).toHaveURL(href ?? "");
});

test("the newest article leads the blog with a larger picture, the others fill their rows", async ({ page }) => {
  await openPage(page, pathTo("blog"));
  const articles = page.locator(".article-list > li");
  const [lead, second] = await Promise.all([0, 1].map((index) => articles.nth(index).locator("img").boundingBox()));
  expect(lead?.width).toBeGreaterThan(1.25 * (second?.width ?? 0));
  const words = await articles.first().locator(".article-card__words").boundingBox();
  expect(words?.x).toBeGreaterThan((lead?.x ?? 0) + (lead?.width ?? 0));
  for (const [count, phone, tablet, desktop] of [
    [3, [1, 1, 1], [1, 2], [1, 2]],
    [4, [1, 1, 1, 1], [1, 1, 2], [1, 3]],
    [12, Array(12).fill(1), [1, 1, 2, 2, 2, 2, 2], [1, 3, 3, 3, 2]],
  ] as const) {
    await repeatLast(articles, count);
    for (const [width, rows] of [
      [360, phone],
      [800, tablet],
      [1280, desktop],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      expect(await rowsOf(articles), `${count} at ${width} px`).toEqual(rows);
    }
  }
  // The title's link covers the card and its cue.
  await articles.first().locator(".link-arrow").click({ force: true });
  await expect(page).toHaveURL(new RegExp(`^[^?]*${pathTo("blog")}/[^/]+$`));
});
