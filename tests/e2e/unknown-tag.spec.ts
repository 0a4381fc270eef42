import type { Page } from "@playwright/test";
import { content, pathTo, texts } from "./fixture.ts";
import { expectedPage } from "./pages.ts";
import { expect, isSameDocument, markDocument, navigate, notFoundLine, openPage, test } from "./site-test.ts";

const unknown = pathTo("tag", { tag: "no-existe" });
const known = pathTo("tag", { tag: content.tagGroups()[0]?.slug ?? "" });

async function expectNotFound(page: Page): Promise<void> {
  await expect(page.locator("h1")).toHaveText(texts.tag.notFound.title);
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
}

test("an unknown tag says so, and a known one can be reached from it", async ({ page, errors }) => {
  // Of the document, and of the data that the page's own route asks for.
  errors.expectConsoleError(notFoundLine);
  errors.expectConsoleError(notFoundLine);
  expect(await openPage(page, unknown)).toBe(404);
  await expectNotFound(page);
  await navigate(page, known);
  await expect(page.locator("h1")).toHaveText(expectedPage(known).heading);
  await expect(page.locator('link[rel="canonical"]')).toHaveCount(1);
});

test("an unknown tag or page of a tag says so by navigation", async ({ page, errors }) => {
  await openPage(page, "/");
  await markDocument(page);
  for (const path of [unknown, pathTo("tag-page", { tag: content.tagGroups()[0]?.slug ?? "", page: 2 })]) {
    errors.expectConsoleError(notFoundLine);
    await navigate(page, path);
    await expectNotFound(page);
  }
  expect(await isSameDocument(page)).toBe(true);
});
