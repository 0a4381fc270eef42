import { content, pathTo, productPath, texts } from "./fixture.ts";
import { slideCount } from "./interactions/slideshow-page.ts";
import { layoutPaths } from "./pages.ts";
import { expect, test } from "./site-test.ts";

test.use({ javaScriptEnabled: false });

test.beforeEach(({ errors }) => {
  // The browser refuses the scripts that the page names.
  errors.expectFailedRequest(/\/assets\/[^/]+\.js$/);
});

test("each kind of page can be read without scripts, on phones too", async ({ page }) => {
  for (const [index, path] of layoutPaths.entries()) {
    await test.step(path, async () => {
      await page.goto(path);
      // Each page begins with the window that the last one ended with: a window takes its time to change.
      for (const width of index % 2 === 0 ? [1280, 360] : [360, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        await expect(page.locator("h1")).toBeVisible();
        // Cards that fade in one after the other, by styles alone, need their moment.
        await expect.poll(() => page.evaluate(hiddenTexts), { intervals: [0, 50, 100] }).toEqual([]);
        await expect(page.locator(":is(.assistant__button, .cookie-notice):visible")).toHaveCount(0);
      }
    });
  }
});

test("the menu of a phone works without scripts", { tag: "@phone" }, async ({ page }) => {
  await page.goto("/");
  const menu = page.getByRole("navigation", { name: texts.nav.main });
  const open = page.getByRole("button", { name: texts.nav.menu, exact: true });
  await expect(menu).toBeHidden();
  await open.tap();
  await page.keyboard.press("Escape");
  await expect(menu).toBeHidden();
  await open.tap();
  await menu.getByRole("link", { name: texts.nav.financing }).click();
  await expect(page).toHaveURL(pathTo("financing"));
});

test("forms that nothing could send are replaced by an email address to write to", async ({ page }) => {
  const { email } = content.site().contacto;
  for (const [path, words] of [
    [pathTo("contact"), texts.contact.withoutScripts],
    [pathTo("designer"), ""],
    [`${pathTo("newsletter")}#baja=a1b2c3`, content.page("newsletter").data.withoutScripts],
  ] as const) {
    await page.goto(path);
    const main = page.getByRole("main");
    await expect(main).toContainText(words);
    await expect(main.locator(`.without-scripts a[href="mailto:${email}"]`), path).toBeVisible();
    await expect(main.locator("form:visible")).toHaveCount(0);
    if (path === pathTo("contact")) {
      await expect(main.locator(":is(.contact-lines, .contact-details address) a:visible")).toHaveCount(2);
    }
  }
});

test("carousels are rows of all pictures to scroll, without dead buttons", async ({ page }) => {
  const pictures = content.entries("models").find(({ id }) => id === "lum-sur")?.data.images.length ?? 0;
  for (const [path, carousel, count, words] of [
    ["/", "slideshow", slideCount, "figcaption"],
    [productPath("lum-sur"), "gallery", pictures, `text=${pictures} / ${pictures}`],
  ] as const) {
    await page.goto(path);
    const section = page.locator(`.${carousel}`);
    const slides = section.locator(`.${carousel}__slide`);
    await expect(section.getByRole("button")).toHaveCount(0);
    await expect(slides).toHaveCount(count);
    await expect(section.getByRole("img")).toHaveCount(count);
    await slides.first().scrollIntoViewIfNeeded();
    await expect(slides.first()).toBeInViewport({ ratio: 0.5 });
    await slides.last().scrollIntoViewIfNeeded();
    await expect(slides.last().locator(words)).toBeInViewport();
  }
});

test("the tiles of the models open under the pointer, and a link to a question opens its answer", async ({ page }) => {
  await page.goto("/");
  const tile = page.locator(".model-tiles").getByRole("listitem").last();
  await expect(tile.locator(".model-tile__more")).toHaveCSS("opacity", "0");
  await tile.getByRole("heading").hover();
  await expect(tile.locator(".model-tile__more")).toHaveCSS("opacity", "1");
  const [, question] = content.entries("faq").flatMap(({ data }) => data.items);
  await page.goto(`${pathTo("faq")}#${question?.id}`);
  await expect(page.locator(`#${question?.id}`)).toBeVisible();
});

/** Returns texts of the page that cannot be seen, such as those that a script would have to show. */
function hiddenTexts(): string[] {
  // Meant to be hidden: names for screen readers, answers until their question is opened, forms that nothing could
  // send, on phones the list of an article's chapters, what the tiles of the home page say besides prices (on pointing
  // and on focus, by styles alone: their own spec tries it), the cue of a financing card, which comes in the same way,
  // telephone and email address of the contact page, which are above the form or in the column beside it
  // (`forms/contact-fields.spec.ts` sees to that), what only scripts make work beside pictures, and on phones the line
  // of phases, which the phases below repeat.
  const hidden = ".visually-hidden, details:not([open]) > :not(summary), main form, main form *, nav";
  const ofTiles = ".model-tile__more, .model-tile__cue, .financing-cards__more";
  const ofContact = ".contact-lines, .contact-details__entry:has(a)";
  const onPurpose = `${hidden}, ${ofTiles}, .gallery__controls, ${ofContact}, .page-header .dimension-row`;
  return [...document.querySelectorAll<HTMLElement>("main :is(h1, h2, h3, h4, p, li, dt, dd, td)")]
    .filter((element) => !element.closest(onPurpose))
    .filter((element) => (element.textContent ?? "").trim() !== "")
    .filter((element) => {
      const { width, height } = element.getBoundingClientRect();
      return !element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) || width < 2 || height < 2;
    })
    .map((element) => (element.textContent ?? "").slice(0, 60));
}
