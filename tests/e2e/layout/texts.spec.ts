import { content, pathTo, productPath, texts } from "#tests/e2e/fixture.ts";
import { expect, navigate, openPage, test } from "#tests/e2e/site-test.ts";
import { repeatLast } from "./repeat-last.ts";

test("breadcrumbs take one line, and no list has two marks", { tag: "@phone" }, async ({ page }) => {
  for (const { slug, data } of content.entries("models")) {
    await openPage(page, productPath(slug));
    const breadcrumbs = page.getByRole("navigation", { name: texts.nav.breadcrumbs });
    await expect(breadcrumbs.getByRole("listitem")).toHaveText([texts.pageName.home, /./, data.name]);
    const tops = await breadcrumbs
      .getByRole("link")
      .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().top));
    expect(new Set(tops).size).toBe(1);
    const picture = page.locator(".gallery");
    const before = await picture.boundingBox();
    await breadcrumbs.evaluate((element) => element.remove());
    expect((await picture.boundingBox())?.y).toBe(before?.y);
    // An item that has a post before it has no bullet: the empty string, for Safari, where `none` would take the list
    // from listeners.
    const markers = await page
      .locator("main li")
      .evaluateAll((items) =>
        items
          .filter((item) => getComputedStyle(item, "::before").content !== "none")
          .map((item) => getComputedStyle(item).listStyleType),
      );
    expect(new Set(markers)).toEqual(new Set(['""']));
  }
});

test("a long name in the breadcrumbs is cut to one line", { tag: "@phone" }, async ({ page }) => {
  await openPage(page, pathTo("financing-businesses"));
  const last = page.getByRole("navigation", { name: texts.nav.breadcrumbs }).getByRole("link").last();
  const height = (await last.boundingBox())?.height;
  await last.evaluate((link) => {
    link.textContent = "Un nombre que no cabe en la línea de un teléfono ".repeat(3);
  });
  expect((await last.boundingBox())?.height).toBe(height);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
});

test("names beside drawings are whole", async ({ page }) => {
  await openPage(page, pathTo("terms"));
  for (const [path, names] of [
    [pathTo("models"), ".audience-tile__name, .model-scale__name"],
    [productPath("lum-sur"), ".model-scale__name"],
  ] as const) {
    await navigate(page, path);
    for (const width of [320, 360, 768, 1024, 1280, 1600, 1680]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await page.locator(names).evaluateAll(findBrokenNames), `${path} at ${width} px`).toEqual([]);
    }
  }
});

test("names over pictures are whole, also those of six models", async ({ page }) => {
  await openPage(page, "/");
  const tiles = page.locator(".model-tiles > li");
  const names = tiles.locator("h3");
  for (const count of [4, 5, 6]) {
    await repeatLast(tiles, count);
    await expect(names).toHaveCount(count);
    for (const width of [360, 768, 1024, 1280, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      // Tiles take a moment to change their width.
      await expect.poll(() => names.evaluateAll(findBrokenNames), `${count} at ${width} px`).toEqual([]);
    }
  }
});

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
