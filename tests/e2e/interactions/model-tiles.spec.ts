import type { Locator, Page } from "@playwright/test";
import { priceOf, surfaceOf } from "#app/content/figures/model-price.ts";
import { formatsIn } from "#app/i18n/formats.ts";
import { content, pathTo, texts } from "#tests/e2e/fixture.ts";
import { layoutShift } from "#tests/e2e/layout-shift.ts";
import { expect, nextFrames, openPage, test } from "#tests/e2e/site-test.ts";

const { cards } = content.page("home").data.models;
const names = cards.map(({ title }) => title);
const hrefOf = (number: number) => cards[number]?.href ?? "";
/** The tile that is open before anybody points at one. */
const highlighted = 1;
const [first, last] = [0, cards.length - 1];

/** Returns the tiles of the home page that is open, in the middle of the window. */
async function tilesOn(page: Page): Promise<Locator> {
  const list = page.locator(".model-tiles");
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

test("a tile opens under the pointer or with the focus, where the pointer wins, and nothing else moves", async ({
  page,
}) => {
  await openPage(page, "/");
  const tiles = await tilesOn(page);
  const widths = () =>
    tiles.evaluateAll((items) => {
      const starts = items.map((item) => item.getBoundingClientRect().left);
      const end = items[0]?.parentElement?.getBoundingClientRect().right ?? 0;
      return starts.map((start, index) => (starts[index + 1] ?? end) - start);
    });
  const following = page.locator(".slideshow");
  const [place, shift] = [await following.boundingBox(), await layoutShift(page)];
  await expectOpen(tiles, highlighted);
  const [closed = 0, open = 0] = await widths();
  expect(open).toBeGreaterThan(1.5 * closed);
  await tiles.nth(first).getByRole("heading").hover();
  await expectOpen(tiles, first);
  await expect.poll(async () => Math.round((await widths())[first] ?? 0)).toBe(Math.round(open));
  await tiles.nth(last).getByRole("heading").hover();
  await expectOpen(tiles, last);
  expect(await following.boundingBox()).toEqual(place);
  expect((await layoutShift(page)) - shift).toBeLessThan(0.02);
  await page.mouse.move(0, 0);
  await expectOpen(tiles, highlighted);
  await tiles.nth(highlighted).getByRole("link").focus();
  await page.keyboard.press("Tab");
  await expectOpen(tiles, highlighted + 1);
  await tiles.nth(first).getByRole("heading").hover();
  await expectOpen(tiles, first);
  await page.mouse.move(0, 0);
  await expectOpen(tiles, highlighted + 1);
  await page.setViewportSize({ width: 1500, height: 800 });
  await nextFrames(page, 2);
  const running = await tiles.evaluateAll((items) =>
    items.flatMap((item) => item.getAnimations({ subtree: true })).map((animation) => animation.playState),
  );
  expect(running, "while the window is resized").toEqual([]);
  // On the picture, far from the words.
  await tiles.nth(last).click({ position: { x: 40, y: 40 } });
  await expect(page).toHaveURL(hrefOf(last));
});

test("a tile on a phone says size and price, and one tap opens its page", { tag: "@phone" }, async ({ page }) => {
  await openPage(page, "/");
  const tiles = await tilesOn(page);
  const formats = formatsIn("es");
  const { metro } = content.site().precio;
  for (const [number, { href }] of cards.entries()) {
    const size = content.entries("models").find(({ slug }) => href === pathTo("model", { slug }))?.data.size;
    const price = size ? formats.euros(priceOf(surfaceOf(size), metro)) : formats.eurosPerSquareMetre(metro);
    const measures = size ? formats.dimensions(size.length, size.width) : texts.model.bespoke;
    for (const text of [price, measures]) await expect(tiles.nth(number).getByText(text).first()).toBeVisible();
  }
  const bar = (number: number) =>
    tiles.nth(number).evaluate((tile) => {
      const { firstElementChild } = tile;
      return firstElementChild ? getComputedStyle(firstElementChild, "::before").scale : "";
    });
  expect(await bar(highlighted)).not.toContain("0");
  expect(await bar(last)).toContain("0");
  await tiles.nth(last).tap({ position: { x: 60, y: 60 } });
  await expect(page).toHaveURL(hrefOf(last));
});
