import type { Page } from "@playwright/test";
import { articlePaths, pathTo } from "./fixture.ts";
import { expectedPage } from "./pages.ts";
import { expect, nextFrames, openPage, test } from "./site-test.ts";

const process = pathTo("process");
const link = `footer a[href="${process}"]`;
const [article = ""] = articlePaths();

/** Returns a list to which the paths of all data that the page asks for are added, with their queries. */
function recordData(page: Page): string[] {
  const asked: string[] = [];
  page.on("request", (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname.endsWith(".data")) asked.push(pathname + search);
  });
  return asked;
}

test("the data behind a link are loaded once, as pointer or keyboard come to it", async ({ page }) => {
  await openPage(page, pathTo("blog"));
  const asked = recordData(page);
  await test.step("a pointer that passes by does not count", async () => {
    await page.locator(link).scrollIntoViewIfNeeded();
    await page.evaluate((selector) => {
      const passed = document.querySelector(selector);
      passed?.dispatchEvent(new PointerEvent("pointerover", { bubbles: true }));
      document.body.dispatchEvent(new PointerEvent("pointerover", { bubbles: true }));
    }, link);
    await nextFrames(page, 10);
    expect(asked).toEqual([]);
  });
  await page.locator(`main a[href="${article}"]`).first().dispatchEvent("pointerdown");
  await expect.poll(() => asked).toEqual([`${article}.data`]);
  await page.locator(link).focus();
  await expect.poll(() => asked).toEqual([`${article}.data`, `${process}.data`]);
  await openPage(page, "/");
  asked.length = 0;
  await page.locator(link).hover();
  await expect.poll(() => asked).toEqual([`${process}.data`]);
  await page.mouse.move(0, 0);
  await page.locator(link).hover();
  await page.locator(link).click();
  await expect(page.locator("h1")).toHaveText(expectedPage(process).heading);
  // The requests of the navigation itself are answered from the cache.
  expect(new Set(asked)).toEqual(new Set([`${process}.data`]));
});

test("links that a page has prefetched leave the document with it", async ({ page }) => {
  await openPage(page, "/");
  for (const path of [process, pathTo("blog"), article, "/"]) {
    await page.locator(`a[href="${process}"]`).last().dispatchEvent("pointerdown");
    await page.locator(`a[href="${path}"]`).last().dispatchEvent("click");
    await expect(page.locator("h1")).toHaveText(expectedPage(path).heading);
    await expect(page.locator('link[rel="prefetch"]')).toHaveCount(0);
  }
});

test("nothing is loaded ahead for visitors who save data or have a slow connection", async ({ page }) => {
  for (const connection of [{ saveData: true }, { effectiveType: "2g" }]) {
    await page.addInitScript(
      (value) => Object.defineProperty(navigator, "connection", { value, configurable: true }),
      connection,
    );
    await openPage(page, "/");
    const asked = recordData(page);
    await page.locator(link).hover();
    await page.locator(link).focus();
    await nextFrames(page, 10);
    expect(asked, Object.keys(connection)[0]).toEqual([]);
  }
});
