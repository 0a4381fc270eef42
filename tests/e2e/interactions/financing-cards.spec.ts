import type { Locator, Page } from "@playwright/test";
import { content, pathTo } from "#tests/e2e/fixture.ts";
import { expect, test } from "#tests/e2e/site-test.ts";

const { moreLabel } = content.page("financing").data;

async function openCards(page: Page): Promise<Locator> {
  await page.goto(pathTo("financing"));
  const cards = page.locator(".financing-card");
  await expect(cards).toHaveCount(3);
  return cards;
}

/** The label of a card. */
function more(card: Locator): Locator {
  return card.locator(".financing-card__more").filter({ hasText: moreLabel });
}

/** Returns the height of a card, whatever its animation is doing. */
function heightOf(card: Locator): Promise<number> {
  return card.evaluate((element: HTMLElement) => element.offsetHeight);
}

/** The cards with their options, which appear as one. */
async function openItems(page: Page): Promise<Locator> {
  await openCards(page);
  return page.locator(".financing-cards > li");
}

test("the cards appear one after the other, 100 ms apart", async ({ page }) => {
  const cards = await openItems(page);
  for (const [number, delay] of ["0s", "0.1s", "0.2s"].entries()) {
    await expect(cards.nth(number)).toHaveCSS("animation-delay", delay);
    await expect(cards.nth(number)).toHaveCSS("opacity", "1");
  }
});

test("visitors who ask for less motion see all of them at once", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  const cards = await openItems(page);
  await expect(cards.nth(2)).toHaveCSS("animation-name", "none");
});

test("the cards are 400 px high; their label appears under the pointer and with the keyboard", async ({ page }) => {
  const cards = await openCards(page);
  for (const card of await cards.all()) {
    expect(await heightOf(card)).toBe(400);
    await expect(card.locator("p").first()).toHaveCSS("opacity", "1");
    await expect(more(card)).toHaveCSS("opacity", "0");
  }
  await cards.nth(1).hover();
  await expect(more(cards.nth(1))).toHaveCSS("opacity", "1");
  await expect(more(cards.nth(0))).toHaveCSS("opacity", "0");
  expect(await heightOf(cards.nth(1))).toBe(400);
  await page.mouse.move(0, 0);
  await expect(more(cards.nth(1))).toHaveCSS("opacity", "0");
  await cards.nth(2).getByRole("link").focus();
  await expect(more(cards.nth(2))).toHaveCSS("opacity", "1");
  await cards.nth(0).click({ position: { x: 200, y: 60 } });
  await expect(page).toHaveURL(pathTo("financing-private-buyers"));
});

test("on touch screens the label is always shown, and one tap opens the page", { tag: "@phone" }, async ({ page }) => {
  const cards = await openCards(page);
  for (const card of await cards.all()) {
    expect(await heightOf(card)).toBeGreaterThanOrEqual(400);
    await expect(more(card)).toHaveCSS("opacity", "1");
    await expect(more(card)).toBeVisible();
  }
  await cards.nth(1).tap({ position: { x: 60, y: 60 } });
  await expect(page).toHaveURL(pathTo("financing-businesses"));
});

test("a window of medium width has two cards in a row and the third across both", async ({ page }) => {
  await page.setViewportSize({ width: 800, height: 900 });
  // Cards come in one after the other otherwise, and are not where they will be.
  await page.emulateMedia({ reducedMotion: "reduce" });
  const cards = await openCards(page);
  const [first, second, third] = await Promise.all([0, 1, 2].map((number) => cards.nth(number).boundingBox()));
  expect(second?.y).toBe(first?.y);
  expect(third?.width).toBeGreaterThan(2 * (first?.width ?? 0));
  expect(third?.height).toBeGreaterThanOrEqual(400);
});

test("on phones every value of the table has its column's name before it", { tag: "@phone" }, async ({ page }) => {
  await page.goto(pathTo("financing"));
  const rows = page
    .getByRole("table")
    .getByRole("row")
    .filter({ has: page.getByRole("cell") });
  const [card] = content.page("financing").data.cards;
  await expect(rows.first().getByRole("rowheader")).toHaveText(card?.options[0]?.name ?? "");
  const label = await rows
    .first()
    .getByRole("cell")
    .first()
    .evaluate((cell) => getComputedStyle(cell, "::before").content);
  expect(label).toContain("Para qué");
});
