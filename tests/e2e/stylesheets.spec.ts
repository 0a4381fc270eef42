import type { Page } from "@playwright/test";
import { pathTo } from "./fixture.ts";
import { expect, navigate, openPage, test } from "./site-test.ts";

test("moving about, no frame is drawn without the page's sheets, and those of others go", async ({ page }) => {
  await page.route("**/assets/*.css", async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 300));
    await route.continue();
  });
  await openPage(page, pathTo("home"));
  const atFirst = await linkedSheets(page);
  await watchFrames(page);
  for (const key of ["models", "blog", "contact", "home"] as const) {
    await navigate(page, pathTo(key));
    // After that of all pages.
    await expect.poll(() => linkedSheets(page)).toEqual([atFirst[0], expect.stringContaining(`/assets/${key}-`)]);
  }
  const { frames, unstyled } = await page.evaluate(() => Reflect.get(window, "watchedFrames"));
  expect(frames).toBeGreaterThan(5);
  expect(unstyled).toEqual([]);
});

function linkedSheets(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')].map(({ href }) => href),
  );
}

/** Notes, just before each frame is drawn, the stylesheets of the document that are not there yet. */
function watchFrames(page: Page): Promise<void> {
  return page.evaluate(() => {
    const watched = { frames: 0, unstyled: [] as string[] };
    Reflect.set(window, "watchedFrames", watched);
    const look = () => {
      watched.frames += 1;
      for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]'))
        if (link.sheet === null) watched.unstyled.push(`${location.pathname}: ${link.href}`);
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
}
