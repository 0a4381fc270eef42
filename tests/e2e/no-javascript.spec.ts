import { expectedPages, inParts } from "./pages.ts";
import { expect, notFoundLine, test, withoutPictures } from "./site-test.ts";

test.use({ javaScriptEnabled: false });

test.beforeEach(async ({ page, faults }) => {
  // The browser refuses the scripts that the page names.
  faults.expectFailedRequest(/\/assets\/[^/]+\.js$/);
  await withoutPictures(page);
});

const parts = inParts(expectedPages, 2);

for (const [index, pages] of parts.entries()) {
  test(`every page can be read without any script, part ${index + 1} of ${parts.length}`, async ({
    page,
    isMobile,
  }) => {
    for (const { path } of pages) {
      await test.step(path, async () => {
        await page.goto(path);
        await expect(page.locator("h1")).toBeVisible();
        // Cards that fade in one after the other, by styles alone, need their moment.
        await expect.poll(() => page.evaluate(hiddenTexts, isMobile)).toEqual([]);
      });
    }
  });
}

test("unknown addresses show the home page without any script", async ({ page, faults }) => {
  faults.expectConsoleError(notFoundLine);
  await page.goto("/no-existe");
  await expect(page.getByRole("heading", { name: "Nuestros Modelos" })).toBeVisible();
});

test("an unknown article is said to be unknown without any script", async ({ page, faults }) => {
  faults.expectConsoleError(notFoundLine);
  await page.goto("/blog/no-existe");
  await expect(page.locator("h1")).toHaveText("Post no encontrado");
});

test("the menu leads on without any script", async ({ page, isMobile }) => {
  await page.goto("/");
  const menu = page.getByRole("navigation", { name: "Navegación principal" });
  if (isMobile) {
    await expect(menu).toBeHidden();
    await page.getByRole("button", { name: "Menú", exact: true }).tap();
    await page.keyboard.press("Escape");
    await expect(menu).toBeHidden();
    await page.getByRole("button", { name: "Menú", exact: true }).tap();
  }
  await menu.getByRole("link", { name: "Financiación" }).click();
  await expect(page).toHaveURL("/financiacion");
  await expect(page.locator("h1")).toHaveText("Financiación");
});

/** Words of the page that cannot be seen, as where a script would have to show them. */
function hiddenTexts(isMobile: boolean): string[] {
  // Meant to be hidden: names for screen readers, answers until their question is opened, forms that nothing could
  // send, and on phones the list of an article's chapters.
  const onPurpose = ".visually-hidden, details:not([open]) > :not(summary), main form, main form *, nav";
  // With a mouse the texts of tiles come up on pointing and on focus, by styles alone: their own specs try it.
  const onPointing = isMobile ? "" : ", .picture-tile__more";
  return [...document.querySelectorAll<HTMLElement>("main :is(h1, h2, h3, h4, p, li, dt, dd, td)")]
    .filter((element) => !element.closest(onPurpose + onPointing))
    .filter((element) => (element.textContent ?? "").trim() !== "")
    .filter((element) => {
      const { width, height } = element.getBoundingClientRect();
      return !element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) || width < 2 || height < 2;
    })
    .map((element) => (element.textContent ?? "").slice(0, 60));
}
