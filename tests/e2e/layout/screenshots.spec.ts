import { expectedPages, inParts } from "#tests/e2e/pages.ts";
import { openPage, test } from "#tests/e2e/site-test.ts";

// For a person to look through: one file for each page and width, with every picture in it.
for (const width of [360, 1280]) {
  for (const [index, part] of inParts(expectedPages, 4).entries()) {
    test(`pictures of the pages at ${width} px, part ${index + 1} of 4`, async ({ page }) => {
      await page.emulateMedia({ reducedMotion: "reduce" });
      await page.setViewportSize({ width, height: width < 600 ? 780 : 800 });
      for (const { path } of part) {
        await openPage(page, path);
        await page.evaluate(async () => {
          const shown = [...document.images].filter((image) => image.checkVisibility());
          for (const image of shown) image.loading = "eager";
          await Promise.all(shown.map((image) => image.decode()));
        });
        const name = path === "/" ? "inicio" : path.slice(1).replaceAll("/", "-");
        await page.screenshot({ path: `tests/e2e/screenshots/${name}-${width}.png`, fullPage: true });
      }
    });
  }
}
