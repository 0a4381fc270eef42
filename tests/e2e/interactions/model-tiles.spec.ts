import type { Locator, Page } from "@playwright/test";
import { priceOf, surfaceOf } from "#app/content/figures/model-price.ts";
import { createFormats } from "#app/i18n/formats.ts";
import { content, pathTo, texts } from "#tests/e2e/fixture.ts";
import { layoutShift } from "#tests/e2e/layout-shift.ts";
import { expect, nextFrames, test } from "#tests/e2e/site-test.ts";

const { cards } = content.page("home").data.models;
const names = cards.map(({ title }) => title);
const hrefOf = (number: number) => cards[number]?.href ?? "";
/** The tile that is open before anybody points at one. */
const highlighted = 1;
const [first, last] = [0, cards.length - 1];

async function openTiles(page: Page): Promise<Locator> {
  await page.goto("/");
  const list = page.locator(".model-tiles");
  await list.getByRole("link", { name: names[0], exact: true }).waitFor();
  await list.evaluate((element) => element.scrollIntoView({ block: "center", behavior: "instant" }));
  return list.getByRole("listitem");
}

/** Expects the text of one tile to be shown and those of the others not; all names always are. */
async function expectOpen(tiles: Locator, open: number): Promise<void> {
  for (const [number, name] of names.entries()) {
    const tile = tiles.nth(number);
    await expect(tile.locator(".model-tile__more")).toHaveCSS("opacity", number === open ? "1" : "0");
    await expect(tile.getByRole("heading", { name })).toBeInViewport({ ratio: 1 });
  }
}

test("a click anywhere on a tile opens the page of its model", async ({ page }) => {
  const tiles = await openTiles(page);
  await expect(tiles).toHaveCount(names.length);
  // On the picture, far from the words.
  await tiles.nth(last).click({ position: { x: 40, y: 40 } });
  await expect(page).toHaveURL(hrefOf(last));
});

test("the highlighted tile is open, that under the pointer opens instead and closes when it leaves", async ({
  page,
}) => {
  const tiles = await openTiles(page);
  await expectOpen(tiles, highlighted);
  for (const number of names.keys()) {
    await tiles.nth(number).getByRole("heading").hover();
    await expectOpen(tiles, number);
  }
  await page.mouse.move(0, 0);
  await expectOpen(tiles, highlighted);
});

test("the open tile is wider than the others, and their sum stays the same", async ({ page }) => {
  const tiles = await openTiles(page);
  const widths = () =>
    tiles.evaluateAll((items) => {
      const starts = items.map((item) => item.getBoundingClientRect().left);
      const end = items[0]?.parentElement?.getBoundingClientRect().right ?? 0;
      return starts.map((start, index) => (starts[index + 1] ?? end) - start);
    });
  const [closed = 0, open = 0] = await widths();
  expect(open).toBeGreaterThan(1.5 * closed);
  await tiles.nth(first).getByRole("heading").hover();
  await expect.poll(async () => Math.round((await widths())[first] ?? 0)).toBe(Math.round(open));
});

test("opening a tile moves nothing but the names inside two tiles", async ({ page }) => {
  const tiles = await openTiles(page);
  const before = await layoutShift(page);
  const following = page.locator(".slideshow");
  const place = await following.boundingBox();
  await tiles.nth(last).getByRole("heading").hover();
  await expectOpen(tiles, last);
  expect(await following.boundingBox()).toEqual(place);
  expect((await layoutShift(page)) - before).toBeLessThan(0.02);
});

test("the keyboard opens tiles too, and the pointer wins over it", async ({ page }) => {
  const tiles = await openTiles(page);
  await tiles.nth(highlighted).getByRole("link").focus();
  await expectOpen(tiles, highlighted);
  await page.keyboard.press("Tab");
  await expectOpen(tiles, highlighted + 1);
  await tiles.nth(first).getByRole("heading").hover();
  await expectOpen(tiles, first);
  await page.mouse.move(0, 0);
  await expectOpen(tiles, highlighted + 1);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(hrefOf(highlighted + 1));
});

test("tiles open without scripts as well", async ({ browser, baseURL }) => {
  const page = await browser.newPage({ javaScriptEnabled: false, baseURL });
  const tiles = await openTiles(page);
  await expectOpen(tiles, highlighted);
  await tiles.nth(last).getByRole("heading").hover();
  await expectOpen(tiles, last);
  await page.close();
});

test("the tiles keep their places while the window is resized", async ({ page }) => {
  const tiles = await openTiles(page);
  await page.setViewportSize({ width: 1500, height: 800 });
  await nextFrames(page, 2);
  const running = await tiles.evaluateAll((items) =>
    items.flatMap((item) => item.getAnimations({ subtree: true })).map((animation) => animation.playState),
  );
  expect(running).toEqual([]);
});

test("every tile says what its model measures and costs without being pointed at", {
  tag: "@both",
}, async ({ page }) => {
  const tiles = await openTiles(page);
  const formats = createFormats("es");
  for (const [number, { href }] of cards.entries()) {
    const size = content.entries("models").find(({ slug }) => href === pathTo("model", { slug }))?.data.size;
    const metre = content.site().precio.metro;
    const price = size ? formats.euros(priceOf(surfaceOf(size), metre)) : formats.eurosPerSquareMetre(metre);
    const measures = size ? formats.dimensions(size.length, size.width) : texts.model.bespoke;
    for (const text of [price, measures]) await expect(tiles.nth(number).getByText(text).first()).toBeVisible();
  }
});

test("on a phone a finger highlights a tile, and one tap opens its page", { tag: "@phone" }, async ({ page }) => {
  const tiles = await openTiles(page);
  const post = (number: number) =>
    tiles.nth(number).evaluate((tile) => {
      const { firstElementChild } = tile;
      return firstElementChild ? getComputedStyle(firstElementChild, "::before").scale : "";
    });
  expect(await post(highlighted)).not.toContain("0");
  expect(await post(last)).toContain("0");
  await tiles.nth(last).tap({ position: { x: 60, y: 60 } });
  await expect(page).toHaveURL(hrefOf(last));
});
