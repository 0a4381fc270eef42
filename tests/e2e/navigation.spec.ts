import type { Page } from "@playwright/test";
import { canonicalPaths, publicPaths } from "#tests/site/built-pages.ts";
import { type ExpectedPage, expectedPage } from "./pages.ts";
import { expect, isSameDocument, markDocument, navigate, openPage, test, withoutPictures } from "./site-test.ts";

test.beforeEach(async ({ page }) => {
  await withoutPictures(page);
});

test("links lead to every page without a new document, each from its top, and going back starts at the top", async ({
  page,
}) => {
  test.setTimeout(120_000);
  await openPage(page, "/");
  await markDocument(page);
  const seen = new Set(["/"]);

  /** Follows every link to a page not seen yet, and from there on in the same way. */
  async function followLinks(from: string): Promise<void> {
    for (const path of await linkedPaths(page)) {
      if (seen.has(path)) continue;
      seen.add(path);
      await test.step(`${from} → ${path}`, async () => {
        await followLink(page, path);
        await expectPage(page, expectedPage(path));
      });
      await followLinks(path);
      await test.step(`${path} → back to ${from}`, async () => {
        await page.evaluate(() => window.scrollTo(0, 400));
        await page.goBack();
        await expectPage(page, expectedPage(from));
      });
    }
  }
  await followLinks("/");

  // Of a page with two addresses, links name one.
  const unreached = canonicalPaths.filter(
    ({ key, id }) => !publicPaths.some((other) => other.key === key && other.id === id && seen.has(other.path)),
  );
  expect(unreached).toEqual([]);
  expect(await isSameDocument(page)).toBe(true);
});

test("second addresses show their page by navigation too", async ({ page }) => {
  await openPage(page, "/");
  await markDocument(page);
  for (const { path } of publicPaths.filter(({ alias }) => alias !== undefined)) {
    await navigate(page, path);
    await expectPage(page, expectedPage(path));
    await navigate(page, "/");
    await expectPage(page, expectedPage("/"));
  }
  expect(await isSameDocument(page)).toBe(true);
});

test("a link to a heading goes to the heading, in the page and on arrival", async ({ page }) => {
  await openPage(page, "/privacidad");
  const link = page.locator('main a[href^="#"]').last();
  const hash = String(await link.getAttribute("href"));
  await link.click();
  await expect(page).toHaveURL(`/privacidad${hash}`);
  await expectAtTop(page, hash);

  await openPage(page, `/terminos${await lastHash(page, "/terminos")}`);
  await expectAtTop(page, new URL(page.url()).hash);

  await openPage(page, "/");
  await navigate(page, `/privacidad${hash}`);
  await expectAtTop(page, hash);
});

test("going back to a page that was left half way down starts at its top", async ({ page }) => {
  await openPage(page, "/historias");
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await page.locator('footer a[href="/terminos"]').click();
  await expectPage(page, expectedPage("/terminos"));
  await page.goBack();
  await expectPage(page, expectedPage("/historias"));
  await page.goForward();
  await expectPage(page, expectedPage("/terminos"));
});

/** Clicks a link to an address; when the only one is in the phone's menu, after opening that. */
async function followLink(page: Page, path: string): Promise<void> {
  const link = page.locator(`a[href="${path}"]:visible`).first();
  if (!(await link.isVisible())) await page.getByRole("button", { name: "Menú", exact: true }).click();
  await link.click();
}

/** Internal addresses that the page or its menu links to, without those that carry a query or a hash. */
async function linkedPaths(page: Page): Promise<string[]> {
  const hrefs = await page
    .locator('a[href^="/"]')
    .evaluateAll((links) =>
      links
        .filter((link) => link.checkVisibility() || link.closest("header"))
        .map((link) => link.getAttribute("href") ?? ""),
    );
  return [...new Set(hrefs.filter((href) => !/[?#]/.test(href)))];
}

async function expectPage(page: Page, { path, heading, title, description, current }: ExpectedPage): Promise<void> {
  await expect
    .poll(() => page.evaluate(readState))
    .toEqual({ path, heading, title, description, current, scroll: 0, focus: "site-content" });
}

function readState() {
  const text = (element: Element | null) => (element?.textContent ?? "").replace(/\s+/g, " ").trim();
  const marked = document.querySelectorAll('header a[aria-current="page"]');
  return {
    path: window.location.pathname,
    heading: text(document.querySelector("h1")),
    title: document.title.replace(/\s+/g, " "),
    description: document.querySelector('meta[name="description"]')?.getAttribute("content") ?? "",
    current: [...marked].map((link) => link.getAttribute("href")),
    scroll: Math.round(window.scrollY),
    focus: document.activeElement?.id,
  };
}

async function lastHash(page: Page, path: string): Promise<string> {
  await openPage(page, path);
  return String(await page.locator('main a[href^="#"]').last().getAttribute("href"));
}

/** The heading stands in the upper part of the window, or the page is scrolled to its end. */
async function expectAtTop(page: Page, hash: string): Promise<void> {
  const heading = page.locator(`[id="${decodeURIComponent(hash.slice(1))}"]`);
  await expect(heading).toBeInViewport();
  await expect
    .poll(() =>
      heading.evaluate((element) => {
        const { scrollHeight } = document.documentElement;
        const isAtEnd = window.scrollY + window.innerHeight >= scrollHeight - 2;
        return isAtEnd || element.getBoundingClientRect().top < window.innerHeight / 4;
      }),
    )
    .toBe(true);
}
