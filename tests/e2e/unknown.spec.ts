import type { Page } from "@playwright/test";
import { openBuiltSite } from "#tests/site/built-site.ts";
import { fixtureProject } from "#tests/site/copy-project.ts";
import { expectAccessible } from "./expect-accessible.ts";
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

const [blog, process] = [pathTo("blog"), pathTo("process")];
const post = pathTo("post", { slug: "no-existe" });
const tag = content.tagGroups()[0]?.slug ?? "";
const unknownTag = pathTo("tag", { tag: "no-existe" });

/** Expects a heading on a page that search engines should not keep, with nothing of another page in it. */
async function expectUnknown(page: Page, heading: string): Promise<void> {
  await expect(page.locator("h1")).toHaveText(heading);
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
  await expect(page.locator('link[rel="canonical"]')).toHaveCount(0);
  await expect(page.locator("body")).toBeVisible();
  for (const once of ["head > title", 'meta[name="description"]', "main"]) {
    await expect(page.locator(once)).toHaveCount(1);
  }
  const isHome = heading === expectedPage("/").heading;
  await expect(page.getByRole("region", { name: texts.home.slides })).toHaveCount(isHome ? 1 : 0);
}

/** Follows a link to a page that exists. */
async function expectKnown(page: Page, path: string): Promise<void> {
  await page.locator(`footer a[href="${path}"]`).click();
  await expect(page.locator("h1")).toHaveText(expectedPage(path).heading);
  await expect(page.locator('link[rel="canonical"]')).toHaveCount(1);
}

test("unknown paths show the home page, or that there is no such article, with status 404", async ({
  page,
  errors,
}) => {
  const { heading, title } = expectedPage("/");
  for (const path of ["/año nuevo", `${blog}/a/b`]) {
    await test.step(path, async () => {
      errors.expectConsoleError(notFoundLine);
      expect(await openPage(page, path)).toBe(404);
      await expectUnknown(page, heading);
      await expect(page).toHaveTitle(title);
      await expectKnown(page, process);
    });
  }
  errors.expectConsoleError(notFoundLine);
  expect(await openPage(page, post)).toBe(404);
  await expectUnknown(page, texts.post.notFound.title);
  await expectAccessible(page, post);
  await expect(page).toHaveTitle(new RegExp(`^${texts.post.notFound.title}`));
  await page.getByRole("link", { name: texts.post.back }).click();
  await expect(page).toHaveURL(blog);
  await expect(page.locator("h1")).toHaveText(expectedPage(blog).heading);
});

test("an unknown article or tag has its own page on a host with one 404.html for all", async ({ page, errors }) => {
  await serveRootNotFoundPage(page);
  await recordHeadings(page);
  for (const [path, heading] of [
    [`${post}/`, texts.post.notFound.title],
    [unknownTag, texts.tag.notFound.title],
  ] as const) {
    // For the document, and for the data that the right page would have.
    for (const _answer of [1, 2]) errors.expectConsoleError(notFoundLine);
    expect((await page.goto(path))?.status()).toBe(404);
    await waitForReact(page);
    await expectUnknown(page, heading);
    // All headings that were painted on the way count, not only the last one.
    expect(await page.evaluate(() => Reflect.get(window, "seenHeadings"))).toEqual([heading]);
    await expectKnown(page, process);
  }
});

test("navigation to unknown paths shows the same, in the same document", async ({ page, errors }) => {
  await openPage(page, process);
  await markDocument(page);
  await test.step("the home page comes with what there is", async () => {
    const answers: string[] = [];
    page.on("response", (response) => answers.push(`${response.status()} ${new URL(response.url()).pathname}`));
    for (const path of ["/no-existe", "/tampoco/existe"]) {
      await navigate(page, path);
      await expect(page).toHaveURL(path);
      await expectUnknown(page, expectedPage("/").heading);
    }
    expect(answers.filter((line) => !line.startsWith("200 ") || line.includes("existe"))).toEqual([]);
    expect(answers).toContain("200 /404.json");
  });
  for (const [path, heading] of [
    [post, texts.post.notFound.title],
    [pathTo("post", { slug: "tampoco" }), texts.post.notFound.title],
    [unknownTag, texts.tag.notFound.title],
    [pathTo("tag-page", { tag, page: 2 }), texts.tag.notFound.title],
  ] as const) {
    await test.step(path, async () => {
      errors.expectConsoleError(notFoundLine);
      await navigate(page, path);
      await expectUnknown(page, heading);
      await expect(page.locator("#site-content")).toBeFocused();
    });
  }
  for (const known of [articlePaths()[0] ?? "", pathTo("tag", { tag })]) {
    await navigate(page, known);
    await expect(page.locator("h1")).toHaveText(expectedPage(known).heading);
  }
  expect(await isSameDocument(page)).toBe(true);
});

test("a path in capitals leads to the one path of the page", async ({ page, errors }) => {
  errors.expectConsoleError(notFoundLine);
  expect((await page.goto(process.toUpperCase()))?.status()).toBe(404);
  // The application starts with the first act.
  await page.keyboard.press("Shift");
  await expect(page).toHaveURL(process);
  await expect(page.locator("h1")).toHaveText(expectedPage(process).heading);
});

/** Answers unknown articles and tags as hosts do that have only one page for what does not exist. */
async function serveRootNotFoundPage(page: Page): Promise<void> {
  const body = openBuiltSite(fixtureProject).read("404.html");
  await page.route(
    ({ pathname }) => pathname.includes("existe") && !pathname.endsWith(".data"),
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
