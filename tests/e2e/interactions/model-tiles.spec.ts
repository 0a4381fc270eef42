import type { Locator, Page } from "@playwright/test";
import { layoutShift } from "#tests/e2e/layout-shift.ts";
import { expect, test } from "#tests/e2e/site-test.ts";
import { pathTo } from "./spanish-site.ts";

const names = ["MOD.STUDIO", "MOD.ONE", "MOD.TWO", "MOD.LIBRE"];
const slugs = ["mod-studio", "mod-one", "mod-two", "mod-libre"];

async function openTiles(page: Page): Promise<Locator> {
  await page.goto(pathTo("home"));
  await page.getByRole("link", { name: names[0], exact: true }).first().waitFor();
  const list = page.locator(".model-tiles");
  await list.evaluate((element) => element.scrollIntoView({ block: "center", behavior: "instant" }));
  return list.getByRole("listitem");
}

/** Asserts that the text of one tile shows and that of the others does not; all the names and sizes always do. */
async function expectOpen(tiles: Locator, open: number): Promise<void> {
  for (const [number, name] of names.entries()) {
    const tile = tiles.nth(number);
    await expect(tile.locator(".picture-tile__more")).toHaveCSS("opacity", number === open ? "1" : "0");
    await expect(tile.getByRole("heading", { name })).toBeInViewport({ ratio: 1 });
  }
}

test("each tile has one link, named after its model", async ({ page }) => {
  const tiles = await openTiles(page);
  await expect(tiles).toHaveCount(names.length);
  for (const [number, name] of names.entries()) {
    await expect(tiles.nth(number).getByRole("link")).toHaveCount(1);
    await expect(tiles.nth(number).getByRole("link")).toHaveAccessibleName(name);
  }
});

test.describe("with a pointer", () => {
  test.skip(({ isMobile }) => isMobile, "A finger does not hover.");

  test("MOD.ONE is open, the tile under the pointer opens instead, and closes when it leaves", async ({ page }) => {
    const tiles = await openTiles(page);
    await expectOpen(tiles, 1);
    for (const number of [0, 2, 3]) {
      await tiles.nth(number).getByRole("heading").hover();
      await expectOpen(tiles, number);
    }
    await page.mouse.move(0, 0);
    await expectOpen(tiles, 1);
  });

  test("the open tile is wider than the others, and their sum stays the same", async ({ page }) => {
    const tiles = await openTiles(page);
    const widths = () =>
      tiles.evaluateAll((items) => {
        const starts = items.map((item) => item.getBoundingClientRect().left);
        const end = items[0]?.parentElement?.getBoundingClientRect().right ?? 0;
        return starts.map((start, index) => (starts[index + 1] ?? end) - start);
      });
    const [first = 0, second = 0] = await widths();
    expect(second).toBeGreaterThan(2 * first);
    await tiles.nth(0).getByRole("heading").hover();
    await expect.poll(async () => Math.round((await widths())[0] ?? 0)).toBe(Math.round(second));
  });

  test("opening a tile moves nothing but the names inside two tiles", async ({ page }) => {
    const tiles = await openTiles(page);
    const before = await layoutShift(page);
    const following = page.locator(".slideshow");
    const place = await following.boundingBox();
    await tiles.nth(3).getByRole("heading").hover();
    await expectOpen(tiles, 3);
    expect(await following.boundingBox()).toEqual(place);
    expect((await layoutShift(page)) - before).toBeLessThan(0.02);
  });

  test("the keyboard opens tiles too, and the pointer wins over it", async ({ page }) => {
    const tiles = await openTiles(page);
    await tiles.nth(2).getByRole("link").focus();
    await expectOpen(tiles, 2);
    await page.keyboard.press("Tab");
    await expectOpen(tiles, 3);
    await tiles.nth(0).getByRole("heading").hover();
    await expectOpen(tiles, 0);
    await page.mouse.move(0, 0);
    await expectOpen(tiles, 3);
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(pathTo("model", { slug: "mod-libre" }));
  });

  test("a click anywhere on a tile opens the page of its model", async ({ page }) => {
    const tiles = await openTiles(page);
    // On the picture, far from the words.
    await tiles.nth(2).click({ position: { x: 40, y: 40 } });
    await expect(page).toHaveURL(pathTo("model", { slug: "mod-two" }));
  });

  test("tiles open without scripts as well", async ({ browser }) => {
    const page = await browser.newPage({ javaScriptEnabled: false });
    const tiles = await openTiles(page);
    await expectOpen(tiles, 1);
    await tiles.nth(3).getByRole("heading").hover();
    await expectOpen(tiles, 3);
    await page.close();
  });
});

test.describe("with a finger", () => {
  test.skip(({ hasTouch }) => !hasTouch, "Needs a touch screen.");

  test("every tile shows its text", async ({ page }) => {
    const tiles = await openTiles(page);
    for (const number of names.keys()) {
      const text = tiles.nth(number).locator(".picture-tile__text");
      await text.scrollIntoViewIfNeeded();
      await expect(text).toBeInViewport({ ratio: 1 });
      await expect(tiles.nth(number).locator(".picture-tile__more")).toHaveCSS("opacity", "1");
    }
  });

  test.describe("one tap opens the page", () => {
    for (const [number, slug] of slugs.entries()) {
      test(slug, async ({ page }) => {
        const tiles = await openTiles(page);
        await tiles.nth(number).tap({ position: { x: 60, y: 60 } });
        await expect(page).toHaveURL(pathTo("model", { slug }));
      });
    }
  });
});
