import type { Page } from "@playwright/test";
import { fixture } from "#tests/site/fixture-site.ts";
import { content, pathTo, texts } from "./fixture.ts";
import { type ExpectedPage, expectedPage } from "./pages.ts";
import { expect, isSameDocument, markDocument, navigate, openPage, test, waitForFade } from "./site-test.ts";

const pages = fixture.paths.all();

test("links lead to every page without a new document, each at its top, and so does going back", async ({ page }) => {
  await openPage(page, "/");
  await markDocument(page);
  const seen = new Set(["/"]);

  /** Follows every link to a page not seen yet, and from there on in the same way. */
  async function followLinks(from: string): Promise<void> {
    for (const path of await linkedPaths(page)) {
      if (seen.has(path)) continue;
      seen.add(path);
      await test.step(`${from} → ${path}`, async () => {
        // Not clicked: Chromium tells a wrong place for links in texts with columns.
        await page.locator(`a[href="${path}"]:visible`).first().press("Enter");
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

  // Of a page with two paths, links name one; links of emails alone lead to unlisted ones.
  const unreached = pages.filter(
    ({ key, id, unlisted }) =>
      !unlisted && !pages.some((other) => other.key === key && other.id === id && seen.has(other.path)),
  );
  expect(unreached).toEqual([]);
  expect(await isSameDocument(page)).toBe(true);
});

test("second paths show their page by navigation too", async ({ page }) => {
  await openPage(page, "/");
  await markDocument(page);
  for (const { path } of pages.filter(({ alias }) => alias !== undefined)) {
    await navigate(page, path);
    await expectPage(page, expectedPage(path));
    await navigate(page, "/");
    await expectPage(page, expectedPage("/"));
  }
  expect(await isSameDocument(page)).toBe(true);
});

test("the button to the designer leads to its further path, which shows the page itself", async ({ page }) => {
  const designer = pathTo("designer", { alias: "designer" });
  const label = content.page("home").data.designer.action.label;
  const response = await page.goto(designer);
  expect([response?.status(), response?.request().redirectedFrom()]).toEqual([200, null]);
  await expect(page).toHaveTitle(expectedPage(designer).title);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", new RegExp(`${pathTo("designer")}$`));
  for (const button of [
    page.getByRole("banner").getByRole("link", { name: texts.nav.design, exact: true }),
    page.getByRole("main").getByRole("link", { name: label, exact: true }),
  ]) {
    await openPage(page, "/");
    await button.click();
    await expect(page).toHaveURL(designer);
    await expectPage(page, expectedPage(designer));
  }
});

test("who goes back before a page has faded in finds no error on the console", async ({ page }) => {
  const terms = pathTo("terms");
  await openPage(page, "/");
  await markDocument(page);
  for (let time = 0; time < 3; time += 1) {
    await page.evaluate(async (path) => {
      document.querySelector<HTMLElement>(`footer a[href="${path}"]`)?.click();
      while (location.pathname !== path) await new Promise(requestAnimationFrame);
      history.back();
    }, terms);
    await expect(page).toHaveURL("/");
    await expectPage(page, expectedPage("/"));
  }
  expect(await isSameDocument(page)).toBe(true);
});

test("a link to a heading goes to the heading, in the page and on arrival", async ({ page }) => {
  const [privacy, terms] = [pathTo("privacy"), pathTo("terms")];
  await openPage(page, privacy);
  const hash = await lastHash(page);
  await page.locator(`main nav a[href="${hash}"]`).click();
  await expect(page).toHaveURL(`${privacy}${hash}`);
  await expectAtTop(page, hash);

  await openPage(page, terms);
  const other = await lastHash(page);
  await navigate(page, `${privacy}${hash}`);
  await expectAtTop(page, hash);

  await openPage(page, "/");
  await openPage(page, `${terms}${other}`);
  await expectAtTop(page, other);
});

test("a link to the page that is shown leads to its top", async ({ page }) => {
  const terms = pathTo("terms");
  await openPage(page, terms);
  await markDocument(page);
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await page.locator(`footer a[href="${terms}"]`).click();
  await expectPage(page, expectedPage(terms));
  expect(await isSameDocument(page)).toBe(true);
});

test("going back to a page that was left half way down starts at its top", async ({ page }) => {
  const [stories, terms] = [pathTo("stories"), pathTo("terms")];
  await openPage(page, stories);
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await page.locator(`footer a[href="${terms}"]`).click();
  await expectPage(page, expectedPage(terms));
  await page.goBack();
  await expectPage(page, expectedPage(stories));
  await page.goForward();
  await expectPage(page, expectedPage(terms));
});

for (const reducedMotion of ["no-preference", "reduce"] as const) {
  test(`a page fades into the next one, which is at its top and has the focus (${reducedMotion})`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion });
    await openPage(page, "/");
    const [stories, terms] = [pathTo("stories"), pathTo("terms")];
    await page.evaluate(() => {
      const start = document.startViewTransition.bind(document);
      const fades: string[][] = [];
      Reflect.set(window, "fades", fades);
      document.startViewTransition = (update) => {
        const transition = start(update);
        void transition.ready.then(() => {
          const parts = document
            .getAnimations()
            .map(({ effect }) => String(Reflect.get(effect ?? {}, "pseudoElement")));
          fades.push(parts.filter((part) => part.startsWith("::view-transition")));
        });
        return transition;
      };
    });
    await page.locator(`footer a[href="${stories}"]`).click();
    await expectPage(page, expectedPage(stories));
    await page.locator(`footer a[href="${terms}"]`).click();
    await expectPage(page, expectedPage(terms));
    const fades: string[][] = await page.evaluate(() => Reflect.get(window, "fades"));
    expect(fades).toHaveLength(2);
    expect(fades.every((animations) => animations.length > 0)).toBe(reducedMotion === "no-preference");
  });
}

/** Returns the paths that visible links of the page lead to, without links that carry a query or a hash. */
async function linkedPaths(page: Page): Promise<string[]> {
  const hrefs = await page
    .locator('a[href^="/"]:not([download])')
    .evaluateAll((links) =>
      links.filter((link) => link.checkVisibility()).map((link) => link.getAttribute("href") ?? ""),
    );
  return [...new Set(hrefs.filter((href) => !/[?#]/.test(href)))];
}

async function expectPage(page: Page, { path, heading, title, description, current }: ExpectedPage): Promise<void> {
  await expect
    .poll(() => page.evaluate(readState), { intervals: [50] })
    .toEqual({ path, heading, title, description, current, scroll: 0, focus: "site-content" });
  await waitForFade(page);
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

/** Returns where the last link of the page to one of its headings leads. */
async function lastHash(page: Page): Promise<string> {
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
