import { test as base, expect, type Page } from "@playwright/test";
import { minFillTimeMs } from "#app/pages/contact/contact-form/minimum-fill-time.ts";
import { content, pathTo, productPath, texts } from "#tests/e2e/fixture.ts";
import { expectedPage } from "#tests/e2e/pages.ts";
import { isSameDocument, markDocument, openPage } from "#tests/e2e/site-test.ts";

/** What the site must do in every engine; all else is tested in Chromium. An exception or an error on the console fails. */
const test = base.extend<{ noErrors: undefined }>({
  noErrors: [
    async ({ page }, use) => {
      const errors: string[] = [];
      page.on("pageerror", (error) => errors.push(error.message));
      page.on("console", (line) => line.type() === "error" && errors.push(line.text()));
      await use(undefined);
      expect(errors).toEqual([]);
    },
    { auto: true },
  ],
});

/** Puts the middle of an element in the middle of the window, where nothing lies over it. */
function center(page: Page, selector: string): Promise<void> {
  return page.locator(selector).evaluate((element) => element.scrollIntoView({ block: "center", behavior: "instant" }));
}

test("the home page shows its heading and its pictures", async ({ page }) => {
  await openPage(page, "/");
  await expect(page.locator("h1")).toBeVisible();
  const broken = () =>
    page.evaluate(() =>
      [...document.images]
        .filter(({ loading, complete, naturalWidth }) => loading !== "lazy" && complete && naturalWidth === 0)
        .map(({ src }) => src),
    );
  await expect.poll(broken).toEqual([]);
});

test("a link leads to the next page without a new document, and back", async ({ page }) => {
  await openPage(page, "/");
  await markDocument(page);
  await page.locator(`.site-header__link[href="${pathTo("stories")}"]`).click();
  await expect(page).toHaveURL(pathTo("stories"));
  await expect(page.locator("#site-content")).toBeFocused();
  await expect(page.locator("h1")).toHaveText(expectedPage(pathTo("stories")).heading);
  await page.goBack();
  await expect(page).toHaveURL("/");
  expect(await isSameDocument(page)).toBe(true);
});

test("the menu of a narrow window takes the page away, and Escape gives it back", async ({ page }) => {
  await page.setViewportSize({ width: 480, height: 800 });
  await openPage(page, "/");
  await markDocument(page);
  const menu = page.locator(".site-header__menu");
  const toggle = page.locator(".site-header__toggle");
  const main = page.locator("main");
  await toggle.click();
  await expect(menu).toBeVisible();
  await expect(main).toHaveAttribute("inert");
  await page.keyboard.press("Escape");
  await expect(menu).toBeHidden();
  await expect(main).not.toHaveAttribute("inert");
  await expect(toggle).toBeFocused();
  await toggle.click();
  await page.locator(`.site-header__link[href="${pathTo("models")}"]`).click();
  await expect(page).toHaveURL(pathTo("models"));
  await expect(menu).toBeHidden();
  await expect(main).not.toHaveAttribute("inert");
  expect(await isSameDocument(page)).toBe(true);
});

test("the slideshow of the home page goes on and back", async ({ page }) => {
  await openPage(page, "/");
  await center(page, ".slideshow");
  const button = (label: string) => page.locator(`.slideshow__buttons [aria-label="${label}"]`);
  const current = () =>
    page
      .locator(".slideshow__mark")
      .evaluateAll((marks) => marks.findIndex((mark) => mark.hasAttribute("aria-current")));
  await button(texts.carousel.pause).click();
  const first = await current();
  await button(texts.carousel.next).click();
  const slides = content.page("home").data.slideshow.slides.length;
  await expect.poll(current).toBe((first + 1) % slides);
  await button(texts.carousel.previous).click();
  await expect.poll(current).toBe(first);
});

test("the pictures of a product follow one another and open large", async ({ page }) => {
  await openPage(page, productPath("lum-sur"));
  await center(page, ".gallery");
  const slides = page.locator(".gallery__slide");
  for (const number of [2, 3]) {
    await page.locator(`.gallery__buttons [aria-label="${texts.carousel.next}"]`).click();
    await expect(page.locator(".gallery__counter")).toHaveText(new RegExp(`^${number} / `));
    await expect(slides.nth(number - 1)).toBeInViewport({ ratio: 0.9 });
  }
  await page.locator(".gallery__slide:not([aria-hidden])").click();
  const lightbox = page.locator("dialog.lightbox[open]");
  await expect(lightbox).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(lightbox).toBeHidden();
});

test("the contact form says what is missing, and sends", async ({ page }) => {
  await openPage(page, pathTo("contact"));
  const form = page.locator(".contact-form__form");
  const send = form.locator("[type=submit]");
  await send.click();
  await expect(form.locator('[aria-invalid="true"]')).not.toHaveCount(0);
  await form.locator('[name="name"]').fill("Inés Ñíguez");
  await form.locator('[name="email"]').fill("ines@correo.es");
  await form.locator('[name="message"]').fill("Tenemos una parcela en Peñíscola.");
  // Who is quicker than a person is taken for a program.
  await page.waitForTimeout(minFillTimeMs);
  await send.click();
  await expect(page.locator("main")).toContainText(texts.contact.success.title, { timeout: 60_000 });
});

test("the assistant answers, and Escape closes it", async ({ page }) => {
  await openPage(page, pathTo("process"));
  await page.locator(".assistant__button").click();
  const input = page.locator(".assistant-panel__input");
  await expect(input).toBeFocused();
  const bubbles = page.locator(".chat-bubble");
  const before = await bubbles.count();
  await input.pressSequentially("¿Qué modelos tenéis?");
  await input.press("Enter");
  await expect(bubbles).toHaveCount(before + 2, { timeout: 60_000 });
  await expect(bubbles.last()).toContainText("LUM", { timeout: 60_000 });
  await page.keyboard.press("Escape");
  await expect(page.locator(".assistant-panel")).toBeHidden();
  await expect(page.locator(".assistant__button")).toBeFocused();
});
