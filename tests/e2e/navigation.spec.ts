import type { Page } from "@playwright/test";
import { expectPage } from "./expect-page.ts";
import { articlePaths, content, pathTo, texts } from "./fixture.ts";
import { expectedPage } from "./pages.ts";
import { expect, isSameDocument, markDocument, navigate, openPage, test } from "./site-test.ts";

const [privacy, terms, stories, designer] = [
  pathTo("privacy"),
  pathTo("terms"),
  pathTo("stories"),
  pathTo("designer", { alias: "designer" }),
];
const footerLink = (page: Page, path: string) => page.locator(`footer a[href="${path}"]`);

test("the first Tab stop skips the menu, the logo leads home, a button to the designer", async ({ page }) => {
  await openPage(page, designer);
  await expectPage(page, expectedPage(designer), "");
  await page.keyboard.press("Tab");
  const skip = page.getByRole("link", { name: texts.nav.skip });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press("Enter");
  await expect(page.locator("#site-content")).toBeFocused();
  await page.keyboard.press("Tab");
  expect(await page.evaluate(() => document.activeElement?.closest("main") !== null)).toBe(true);
  const name = content.page("home").data.designer.action.label;
  for (const button of [
    page.getByRole("banner").getByRole("link", { name: texts.nav.design, exact: true }),
    page.getByRole("main").getByRole("link", { name, exact: true }),
  ]) {
    await page.getByRole("link", { name: texts.nav.home.replace("{{brand}}", content.site().brand) }).click();
    await expectPage(page, expectedPage("/"));
    await button.click();
    await expectPage(page, expectedPage(designer));
  }
});

test("a link to a heading goes to the heading, in the page and on arrival", async ({ page }) => {
  await openPage(page, privacy);
  const hash = await lastHash(page);
  await page.locator(`main nav a[href="${hash}"]`).click();
  await expect(page).toHaveURL(`${privacy}${hash}`);
  await expectAtTop(page, hash);
  const first = page.locator('main nav a[href^="#"]').first();
  const before = String(await first.getAttribute("href"));
  await first.click();
  await expectAtTop(page, before);
  await page.goBack();
  await expectAtTop(page, hash);
  await page.goForward();
  await expectAtTop(page, before);

  await navigate(page, terms);
  const other = await lastHash(page);
  await navigate(page, `${privacy}${hash}`);
  await expectAtTop(page, hash);

  await openPage(page, `${terms}${other}`);
  await expectAtTop(page, other);
});

test("a page begins at its top, after a link to itself, going back and going forward", async ({ page }) => {
  const leaveAtEnd = () => page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await openPage(page, stories);
  await markDocument(page);
  await leaveAtEnd();
  await footerLink(page, terms).click();
  await expectPage(page, expectedPage(terms));
  await leaveAtEnd();
  await footerLink(page, terms).click();
  await expectPage(page, expectedPage(terms));
  await page.goBack();
  await expectPage(page, expectedPage(stories));
  await page.goForward();
  await expectPage(page, expectedPage(terms));
  expect(await isSameDocument(page)).toBe(true);
});

test("an article leaves none of its pictures to the next one", async ({ page }) => {
  const [path = "", other = ""] = articlePaths();
  await openPage(page, path);
  await page.locator("article img").evaluateAll((pictures) => {
    for (const { dataset } of pictures) dataset.article = "first";
  });
  await page.locator(`main a[href="${other}"]`).first().click();
  await expectPage(page, expectedPage(other));
  await expect(page.locator("[data-article]")).toHaveCount(0);
});

test("a link to a heading that the page does not have leads to the top of the page", async ({ page }) => {
  await openPage(page, stories);
  for (const _from of [stories, terms]) {
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await navigate(page, `${terms}#none`);
    await expectPage(page, expectedPage(terms));
    await expect(page).toHaveURL(`${terms}#none`);
  }
});

test("a page fades into the next one, also where visitors go back before, unless they ask for less motion", async ({
  page,
}) => {
  await openPage(page, "/");
  // Back before a page has faded in: no error on the console.
  for (const _time of [1, 2]) {
    await page.evaluate(async (path) => {
      document.querySelector<HTMLElement>(`footer a[href="${path}"]`)?.click();
      while (location.pathname !== path) await new Promise(requestAnimationFrame);
      history.back();
    }, terms);
    await expect(page).toHaveURL("/");
    await expectPage(page, expectedPage("/"));
  }
  await page.evaluate(() => {
    const start = document.startViewTransition.bind(document);
    const fades: boolean[] = [];
    Reflect.set(window, "fades", fades);
    document.startViewTransition = (update) => {
      const transition = start(update);
      void transition.ready.then(() => {
        const parts = document.getAnimations().map(({ effect }) => Reflect.get(effect ?? {}, "pseudoElement"));
        fades.push(parts.some((part) => String(part).startsWith("::view-transition")));
      });
      return transition;
    };
  });
  const fades = () => page.evaluate((): boolean[] => Reflect.get(window, "fades"));
  await footerLink(page, stories).click();
  await expectPage(page, expectedPage(stories));
  await expect.poll(fades).toEqual([true]);
  await page.emulateMedia({ reducedMotion: "reduce" });
  await footerLink(page, terms).click();
  await expectPage(page, expectedPage(terms));
  await expect.poll(fades).toEqual([true, false]);
});

/** Returns where the last link of the page to one of its headings leads. */
async function lastHash(page: Page): Promise<string> {
  return String(await page.locator('main a[href^="#"]').last().getAttribute("href"));
}

/** The heading is in the upper part of the window, or the page is scrolled to its end. */
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
