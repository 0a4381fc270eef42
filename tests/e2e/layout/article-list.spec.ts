import type { Locator, Page } from "@playwright/test";
import { pathTo } from "#tests/e2e/fixture.ts";
import { repeatLast } from "#tests/e2e/repeat-last.ts";
import { expect, openPage, test } from "#tests/e2e/site-test.ts";

async function openArticles(page: Page, width: number): Promise<Locator> {
  await page.setViewportSize({ width, height: 900 });
  await openPage(page, pathTo("blog"));
  return page.locator(".article-list > li");
}

/** Returns how many articles stand side by side in each row, from top to bottom. */
async function rowsOf(articles: Locator): Promise<number[]> {
  const tops = await articles.evaluateAll((items) => items.map((item) => Math.round(item.getBoundingClientRect().top)));
  return [...new Set(tops)].map((top) => tops.filter((other) => other === top).length);
}

test("the newest article leads the blog: its picture is the largest, its words stand beside it", async ({ page }) => {
  const articles = await openArticles(page, 1280);
  const [lead, second] = await Promise.all([0, 1].map((index) => articles.nth(index).locator("img").boundingBox()));
  expect(lead?.width).toBeGreaterThan(1.25 * (second?.width ?? 0));
  const words = await articles.first().locator(".article-card__words").boundingBox();
  expect(words?.x).toBeGreaterThan((lead?.x ?? 0) + (lead?.width ?? 0));
  // The title's link covers the card and its cue.
  await articles.first().locator(".link-arrow").click({ force: true });
  await expect(page).toHaveURL(new RegExp(`^[^?]*${pathTo("blog")}/[^/]+$`));
});

test("on a phone the lead is a card of its own, like the others", async ({ page }) => {
  const articles = await openArticles(page, 360);
  expect(await rowsOf(articles)).toEqual([1, 1, 1]);
});

for (const [count, tablet, desktop] of [
  [1, [1], [1]],
  [2, [1, 1], [1, 1]],
  [3, [1, 2], [1, 2]],
  [4, [1, 1, 2], [1, 3]],
  [12, [1, 1, 2, 2, 2, 2, 2], [1, 3, 3, 3, 2]],
] as const) {
  test(`the first of ${count} articles has a row of its own, the others fill theirs one after the other`, async ({
    page,
  }) => {
    const articles = await openArticles(page, 1280);
    await articles.evaluateAll((items, kept) => {
      for (const item of items.slice(kept)) item.remove();
    }, count);
    await repeatLast(articles, count);
    expect(await rowsOf(articles)).toEqual(desktop);
    await page.setViewportSize({ width: 800, height: 900 });
    expect(await rowsOf(articles)).toEqual(tablet);
  });
}
