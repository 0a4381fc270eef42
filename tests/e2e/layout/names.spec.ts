import { pathTo, productPath } from "#tests/e2e/fixture.ts";
import { repeatLast } from "#tests/e2e/repeat-last.ts";
import { expect, openPage, test } from "#tests/e2e/site-test.ts";

test("names beside drawings and over pictures are whole", async ({ page }) => {
  for (const [path, names] of [
    [pathTo("models"), ".audience-tile__name, .model-scale__name"],
    [productPath("lum-sur"), ".model-scale__name"],
  ] as const) {
    await openPage(page, path);
    for (const width of [320, 360, 768, 1024, 1280, 1600, 1680]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await page.locator(names).evaluateAll(findBrokenNames), `${path} at ${width} px`).toEqual([]);
    }
  }
});

for (const width of [360, 768, 1280, 1920]) {
  test(`the names of five models are whole at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await openPage(page, "/");
    const tiles = page.locator(".model-tiles > li");
    await repeatLast(tiles, 5);
    const names = tiles.locator("h3");
    await expect(names).toHaveCount(5);
    expect(await names.evaluateAll(findBrokenNames)).toEqual([]);
  });
}

/** Returns the names that take a second line, or leave the part of their tile that can be seen. */
function findBrokenNames(names: readonly Element[]): string[] {
  return names
    .filter((name) => {
      const range = document.createRange();
      const text = document.createTreeWalker(name, NodeFilter.SHOW_TEXT).nextNode();
      range.selectNodeContents(text ?? name);
      const lines = new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom)));
      const next = name.closest("li")?.nextElementSibling?.getBoundingClientRect();
      const own = name.getBoundingClientRect();
      const isBesideNext = next !== undefined && next.top < own.bottom && next.bottom > own.top;
      return lines.size > 1 || (isBesideNext && range.getBoundingClientRect().right > next.left);
    })
    .map((name) => name.textContent ?? "");
}
