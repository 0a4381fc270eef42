import { articlePaths, pathTo, texts } from "./fixture.ts";
import { expectedPage, layoutPaths } from "./pages.ts";
import { expect, notFoundLine, test } from "./site-test.ts";

test.use({ javaScriptEnabled: false });

test.beforeEach(({ errors }) => {
  // The browser refuses the scripts that the page names.
  errors.expectFailedRequest(/\/assets\/[^/]+\.js$/);
});

test("every page can be read without scripts", { tag: "@both" }, async ({ page }) => {
  for (const path of layoutPaths) {
    await test.step(path, async () => {
      await page.goto(path);
      await expect(page.locator("h1")).toBeVisible();
      // Cards that fade in one after the other, by styles alone, need their moment.
      await expect.poll(() => page.evaluate(hiddenTexts), { intervals: [0, 50, 100] }).toEqual([]);
    });
  }
});

test("unknown paths show the home page, and «post not found» for articles, without scripts", async ({
  page,
  errors,
}) => {
  errors.expectConsoleError(notFoundLine);
  await page.goto("/no-existe");
  await expect(page.locator("h1")).toHaveText(expectedPage("/").heading);
  errors.expectConsoleError(notFoundLine);
  await page.goto(`${articlePaths()[0]}-x`);
  await expect(page.locator("h1")).toHaveText(texts.post.notFound.title);
});

test("the menu works without scripts", { tag: "@both" }, async ({ page, isMobile }) => {
  await page.goto("/");
  const menu = page.getByRole("navigation", { name: texts.nav.main });
  if (isMobile) {
    const open = page.getByRole("button", { name: texts.nav.menu, exact: true });
    await expect(menu).toBeHidden();
    await open.tap();
    await page.keyboard.press("Escape");
    await expect(menu).toBeHidden();
    await open.tap();
  }
  await menu.getByRole("link", { name: texts.nav.financing }).click();
  await expect(page).toHaveURL(pathTo("financing"));
  await expect(page.locator("h1")).toHaveText(expectedPage(pathTo("financing")).heading);
});

/** Returns texts of the page that cannot be seen, such as those that a script would have to show. */
function hiddenTexts(): string[] {
  // Meant to be hidden: names for screen readers, answers until their question is opened, forms that nothing could
  // send, on phones the list of an article's chapters, what the tiles of the home page say besides prices (on pointing
  // and on focus, by styles alone: their own spec tries it), the cue of a financing card, which comes in the same way,
  // telephone and email address of the contact page, which stand above the form or beside it
  // (`forms/contact-page.spec.ts` sees to that), what only scripts make work beside pictures, and on phones the line of phases, which the phases below repeat.
  const hidden = ".visually-hidden, details:not([open]) > :not(summary), main form, main form *, nav";
  const ofTiles = ".model-tile__more, .model-tile__cue, .financing-cards__more";
  const onPurpose = `${hidden}, ${ofTiles}, .gallery__controls, .contact-lines, .contact-details__entry--line, .page-header .dimension-row`;
  return [...document.querySelectorAll<HTMLElement>("main :is(h1, h2, h3, h4, p, li, dt, dd, td)")]
    .filter((element) => !element.closest(onPurpose))
    .filter((element) => (element.textContent ?? "").trim() !== "")
    .filter((element) => {
      const { width, height } = element.getBoundingClientRect();
      return !element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) || width < 2 || height < 2;
    })
    .map((element) => (element.textContent ?? "").slice(0, 60));
}
