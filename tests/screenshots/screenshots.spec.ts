import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { openSite } from "#app/site/site.server.ts";
import { pageTypes } from "#tests/e2e/pages.ts";
import { openPage } from "#tests/e2e/site-test.ts";

// One file for each type of page and width, with every picture in it.
for (const width of [360, 1280]) {
  for (const { key, path } of pageTypes(openSite(process.cwd()))) {
    test(`${key} at ${width} px`, async ({ page }, { project }) => {
      await page.emulateMedia({ reducedMotion: "reduce" });
      await page.setViewportSize({ width, height: width < 600 ? 780 : 800 });
      expect(await openPage(page, path)).toBe(200);
      await page.evaluate(async () => {
        const shown = [...document.images].filter((image) => image.checkVisibility());
        for (const image of shown) image.loading = "eager";
        await Promise.all(shown.map((image) => image.decode()));
      });
      await page.screenshot({ path: join(project.outputDir, `${key}-${width}.png`), fullPage: true });
    });
  }
}
