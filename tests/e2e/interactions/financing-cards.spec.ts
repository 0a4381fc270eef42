import type { Locator, Page } from "@playwright/test";
import { content, pathTo } from "#tests/e2e/fixture.ts";
import { expect, test } from "#tests/e2e/site-test.ts";

const { moreLabel, cards } = content.page("financing").data;

/** The cards with their options and the way on, which are one link and appear as one. */
async function openItems(page: Page): Promise<Locator> {
  await page.goto(pathTo("financing"));
  const items = page.locator(".financing-cards > li");
  await expect(items).toHaveCount(3);
  return items;
}

/** The label at the foot of a card. */
function more(item: Locator): Locator {
  return item.locator(".financing-cards__label").filter({ hasText: moreLabel });
}

/** Returns the arrow in the place of the label before it appears. */
function arrow(item: Locator): Locator {
  return item.locator(".financing-cards__arrow");
}

/** Returns the height of a card, whatever its animation is doing. */
function heightOf(item: Locator): Promise<number> {
  return item.locator(".financing-card").evaluate((element: HTMLElement) => element.offsetHeight);
}

test("cards of 400 px appear 100 ms apart; pointer and keyboard turn their arrow into the label", async ({ page }) => {
  const items = await openItems(page);
  for (const [number, delay] of ["0s", "0.1s", "0.2s"].entries()) {
    const item = items.nth(number);
    await expect(item).toHaveCSS("animation-delay", delay);
    await expect(item).toHaveCSS("opacity", "1");
    expect(await heightOf(item)).toBe(400);
    await expect(more(item)).toHaveCSS("opacity", "0");
    await expect(arrow(item)).toBeVisible();
    await expect(arrow(item)).toHaveCSS("opacity", "1");
    const [label, sign] = await Promise.all([more(item).boundingBox(), arrow(item).boundingBox()]);
    expect(sign?.x).toBe(label?.x);
    expect(sign?.y).toBeGreaterThan(label?.y ?? 0);
  }
  await items.nth(1).hover();
  await expect(more(items.nth(1))).toHaveCSS("opacity", "1");
  await expect(arrow(items.nth(1))).toHaveCSS("opacity", "0");
  await expect(more(items.nth(0))).toHaveCSS("opacity", "0");
  expect(await heightOf(items.nth(1))).toBe(400);
  await page.mouse.move(0, 0);
  await expect(more(items.nth(1))).toHaveCSS("opacity", "0");
  await items.nth(2).getByRole("link").focus();
  await expect(more(items.nth(2))).toHaveCSS("opacity", "1");
  await items.nth(0).click({ position: { x: 200, y: 60 } });
  await expect(page).toHaveURL(pathTo("financing-private-buyers"));
});

/** Expects the label of each card below its options, looking like a link. */
async function expectVisibleLabels(items: Locator): Promise<void> {
  for (const item of await items.all()) {
    await expect(more(item)).toHaveCSS("opacity", "1");
    await expect(arrow(item)).toBeHidden();
    await expect(more(item)).toHaveCSS("border-bottom-style", "solid");
    const [label, options] = await Promise.all([more(item).boundingBox(), item.locator("ul").boundingBox()]);
    expect(label?.y).toBeGreaterThanOrEqual((options?.y ?? 0) + (options?.height ?? 0));
  }
}

test("the label is shown on touch screens, and one tap on it opens the page", { tag: "@phone" }, async ({ page }) => {
  const items = await openItems(page);
  for (const item of await items.all()) expect(await heightOf(item)).toBeGreaterThanOrEqual(400);
  await expectVisibleLabels(items);
  const rows = page
    .getByRole("table")
    .getByRole("row")
    .filter({ has: page.getByRole("cell") });
  await expect(rows.first().getByRole("rowheader")).toHaveText(cards[0]?.options[0]?.name ?? "");
  const cells = rows.first().getByRole("cell");
  const labels = await cells.evaluateAll((all) => all.map((cell) => getComputedStyle(cell, "::before").content));
  expect(labels).toEqual(["none", expect.stringContaining("Plazo"), expect.stringContaining("Documentos")]);
  // The name's link covers the card and its label.
  await more(items.nth(1)).tap({ force: true });
  await expect(page).toHaveURL(pathTo("financing-businesses"));
});

test("all are shown at once with reduced motion: two in a row and the third across both", async ({ page }) => {
  await page.setViewportSize({ width: 800, height: 900 });
  await page.emulateMedia({ reducedMotion: "reduce" });
  const items = await openItems(page);
  await expect(items.nth(2)).toHaveCSS("animation-name", "none");
  const [first, second, third] = await Promise.all([0, 1, 2].map((number) => items.nth(number).boundingBox()));
  expect(second?.y).toBe(first?.y);
  expect(third?.width).toBeGreaterThan(2 * (first?.width ?? 0));
  expect(third?.height).toBeGreaterThanOrEqual(400);
  // A phone that claims to have a pointer shows the label too.
  await page.setViewportSize({ width: 360, height: 780 });
  await expectVisibleLabels(items);
});
