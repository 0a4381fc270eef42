import type { Page } from "@playwright/test";
import { openBuiltSite } from "#tests/site/built-site.ts";
import { fixtureProject } from "#tests/site/copy-project.ts";
import { attributesOf } from "#tests/site/page-parts.ts";
import { pathTo } from "./fixture.ts";
import { expectedPage } from "./pages.ts";
import { expect, navigate, openPage, test } from "./site-test.ts";

const sheets = 'link[rel="stylesheet"]';

test("moving about, no frame is drawn without the page's sheets, and those of others go", async ({ page }) => {
  await page.route("**/assets/*.css", async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 300));
    await route.continue();
  });
  const built = openBuiltSite(fixtureProject);
  await openPage(page, pathTo("home"));
  await watchFrames(page);
  const own: string[] = [];
  for (const key of ["models", "blog", "contact", "home"] as const) {
    const path = pathTo(key);
    await navigate(page, path);
    const expected = attributesOf(built.page(path), sheets, "href");
    // That of all pages and that of the subject.
    expect(expected).toHaveLength(2);
    await expect.poll(() => linkedSheets(page)).toEqual(expected);
    own.push(...expected.map((href) => `${expectedPage(path).heading}: ${href}`));
  }
  const { frames, unstyled } = await page.evaluate(() => Reflect.get(window, "watchedFrames"));
  expect(frames).toBeGreaterThan(5);
  // The router asks for the sheet of the next page while this one is still shown.
  expect(own.filter((line) => unstyled.includes(line))).toEqual([]);
});

function linkedSheets(page: Page): Promise<(string | null)[]> {
  return page.locator(sheets).evaluateAll((links) => links.map((link) => link.getAttribute("href")));
}

/** Notes, just before each frame is drawn, its heading with the stylesheets of the document that are not there yet. */
function watchFrames(page: Page): Promise<void> {
  return page.evaluate(() => {
    const watched = { frames: 0, unstyled: [] as string[] };
    Reflect.set(window, "watchedFrames", watched);
    const look = () => {
      watched.frames += 1;
      const heading = document.querySelector("h1")?.textContent?.replace(/\s+/g, " ").trim();
      for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]'))
        if (link.sheet === null) watched.unstyled.push(`${heading}: ${link.getAttribute("href")}`);
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
}
