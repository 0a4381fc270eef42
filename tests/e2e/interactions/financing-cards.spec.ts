import type { Locator, Page } from "@playwright/test";
import { expect, test } from "#tests/e2e/site-test.ts";
import { pathTo } from "./spanish-site.ts";

const more = "Más Información";

async function openCards(page: Page): Promise<Locator> {
  await page.goto(pathTo("financing"));
  const cards = page.locator(".financing-cards").getByRole("listitem");
  await expect(cards).toHaveCount(3);
  return cards;
}

/** The part of a card that says more. */
function words(card: Locator): Locator {
  return card.locator(".picture-tile__more").filter({ hasText: more });
}

test("the cards are 400 px tall and appear one after the other, 100 ms apart", async ({ page }) => {
  const cards = await openCards(page);
  for (const [number, delay] of ["0s", "0.1s", "0.2s"].entries()) {
    await expect(cards.nth(number)).toHaveCSS("animation-delay", delay);
    expect((await cards.nth(number).boundingBox())?.height).toBeGreaterThanOrEqual(400);
    await expect(cards.nth(number)).toHaveCSS("opacity", "1");
  }
});

test("who wants less motion has all of them at once", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  const cards = await openCards(page);
  await expect(cards.nth(2)).toHaveCSS("animation-name", "none");
});

test("«Más Información» comes under the pointer and with the keyboard", async ({ page, isMobile }) => {
  test.skip(isMobile, "A finger does not hover.");
  const cards = await openCards(page);
  for (const card of await cards.all()) {
    expect((await card.boundingBox())?.height).toBe(400);
    await expect(words(card)).toHaveCSS("opacity", "0");
  }
  await cards.nth(1).hover();
  await expect(words(cards.nth(1))).toHaveCSS("opacity", "1");
  await expect(words(cards.nth(0))).toHaveCSS("opacity", "0");
  expect((await cards.nth(1).boundingBox())?.height).toBe(400);
  await page.mouse.move(0, 0);
  await expect(words(cards.nth(1))).toHaveCSS("opacity", "0");
  await cards.nth(2).getByRole("link").focus();
  await expect(words(cards.nth(2))).toHaveCSS("opacity", "1");
  await cards.nth(0).click({ position: { x: 200, y: 60 } });
  await expect(page).toHaveURL(pathTo("financing-private-buyers"));
});

test("on touch screens it is always there, and one tap opens the page", async ({ page, hasTouch }) => {
  test.skip(!hasTouch, "Needs a touch screen.");
  const cards = await openCards(page);
  for (const card of await cards.all()) {
    await expect(words(card)).toHaveCSS("opacity", "1");
    await expect(card.getByText(more)).toBeVisible();
  }
  await cards.nth(1).tap({ position: { x: 60, y: 60 } });
  await expect(page).toHaveURL(pathTo("financing-businesses"));
});

test("without scripts they are there as well", async ({ browser }) => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  const cards = await openCards(page);
  for (const card of await cards.all()) await expect(card).toHaveCSS("opacity", "1");
  await page.close();
});
