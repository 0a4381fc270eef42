import type { Page } from "@playwright/test";
import { openBuiltSite } from "#tests/site/built-site.ts";
import { fixtureProject } from "#tests/site/copy-project.ts";
import { articlePaths, content, pathTo, texts } from "./fixture.ts";
import { expectedPage } from "./pages.ts";
import {
  expect,
  isSameDocument,
  markDocument,
  navigate,
  notFoundLine,
  openPage,
  test,
  waitForReact,
} from "./site-test.ts";

const { notFound, back } = texts.post;
const blog = pathTo("blog");
const unknown = pathTo("post", { slug: "no-existe" });

/** Expects «post not found», and nothing of the home page. */
async function expectNotFound(page: Page): Promise<void> {
  await expect(page.locator("h1")).toHaveText(notFound.title);
  await expect(page).toHaveTitle(new RegExp(`^${notFound.title}`));
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
  await expect(page.locator("body")).toBeVisible();
  await expect(page.getByText(content.page("home").data.models.title)).toHaveCount(0);
  for (const once of ["head > title", 'meta[name="description"]', "main"]) {
    await expect(page.locator(once)).toHaveCount(1);
  }
  await expect(page.locator("html")).toHaveAttribute("lang", "es");
}

async function expectWayBack(page: Page): Promise<void> {
  await page.getByRole("link", { name: back }).click();
  await expect(page).toHaveURL(blog);
  await expect(page.locator("h1")).toHaveText(expectedPage(blog).heading);
}

test("an unknown article shows «post not found» on a host that finds the nearest 404.html", async ({
  page,
  errors,
}) => {
  errors.expectConsoleError(notFoundLine);
  expect(await openPage(page, unknown)).toBe(404);
  await expectNotFound(page);
  await expectWayBack(page);
});

test("an unknown article never shows the home page on a host that has one 404.html for everything", async ({
  page,
  errors,
}) => {
  await serveRootNotFoundPage(page);
  await recordHeadings(page);
  for (const path of [unknown, `${unknown}/`, `${blog}/no existe`]) {
    // For the document, and for the data that the right page would have.
    for (const _answer of [1, 2]) errors.expectConsoleError(notFoundLine);
    const response = await page.goto(path);
    expect(response?.status()).toBe(404);
    await waitForReact(page);
    await expectNotFound(page);
    // What was painted on the way, not only what stands there in the end.
    expect(await page.evaluate(() => Reflect.get(window, "seenHeadings"))).toEqual([notFound.title]);
    await expectWayBack(page);
  }
});

test("an unknown article shows «post not found» by navigation", async ({ page, errors }) => {
  await openPage(page, "/");
  await markDocument(page);
  for (const path of [unknown, pathTo("post", { slug: "tampoco" })]) {
    errors.expectConsoleError(notFoundLine);
    await navigate(page, path);
    await expectNotFound(page);
    await expect(page.locator("#site-content")).toBeFocused();
  }
  await expectWayBack(page);
  expect(await isSameDocument(page)).toBe(true);
});

test("a known article can be reached from an unknown one", async ({ page, errors }) => {
  errors.expectConsoleError(notFoundLine);
  await openPage(page, unknown);
  const known = articlePaths()[0] ?? "";
  await navigate(page, known);
  await expect(page.locator("h1")).toHaveText(expectedPage(known).heading);
  await expect(page.locator('link[rel="canonical"]')).toHaveCount(1);
});

/** Answers unknown articles as hosts do that have only one page for what does not exist. */
async function serveRootNotFoundPage(page: Page): Promise<void> {
  const body = openBuiltSite(fixtureProject).read("404.html");
  await page.route(
    ({ pathname }) => pathname.startsWith(`${blog}/`),
    (route) =>
      route.request().resourceType() === "document"
        ? route.fulfill({ status: 404, contentType: "text/html; charset=utf-8", body })
        : route.fallback(),
  );
}

/** Records, frame by frame, each heading that can be seen. */
async function recordHeadings(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen: string[] = [];
    Reflect.set(window, "seenHeadings", seen);
    function look(): void {
      const heading = document.querySelector("h1");
      if (heading?.checkVisibility({ visibilityProperty: true, opacityProperty: true })) {
        const text = heading.textContent ?? "";
        if (!seen.includes(text)) seen.push(text);
      }
      requestAnimationFrame(look);
    }
    requestAnimationFrame(look);
  });
}
