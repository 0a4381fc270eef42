import { expect } from "@playwright/test";
import { minFillTimeMs } from "#app/pages/contact/contact-form/minimum-fill-time.ts";
import { pathTo, productPath, texts } from "#tests/e2e/fixture.ts";
import { openAssistant } from "#tests/e2e/forms/assistant-page.ts";
import { contactOn } from "#tests/e2e/forms/contact-page.ts";
import { openSlideshow } from "#tests/e2e/interactions/slideshow-page.ts";
import { expectedPage } from "#tests/e2e/pages.ts";
import { isSameDocument, markDocument, openPage, visitorTest, waitForTakeOver } from "#tests/e2e/site-test.ts";

/**
 * The functions that must work in every engine; all else is tested in Chromium. An exception or an error on the console
 * fails.
 */
const test = visitorTest.extend<{ noErrors: undefined }>({
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

test("the home page shows its pictures, and a link leads on without a new document", async ({ page }) => {
  await openPage(page, "/");
  await markDocument(page);
  const broken = () =>
    page.evaluate(() =>
      [...document.images]
        .filter(({ loading, complete, naturalWidth }) => loading !== "lazy" && complete && naturalWidth === 0)
        .map(({ src }) => src),
    );
  await expect.poll(broken).toEqual([]);
  await page.locator(`.site-header__link[href="${pathTo("stories")}"]`).click();
  await expect(page).toHaveURL(pathTo("stories"));
  await expect(page.locator("#site-content")).toBeFocused();
  await expect(page.locator("h1")).toHaveText(expectedPage(pathTo("stories")).heading);
  await page.goBack();
  await expect(page).toHaveURL("/");
  expect(await isSameDocument(page)).toBe(true);
});

test("a page starts without an act of the visitor", async ({ page }) => {
  await page.goto(pathTo("stories"));
  await waitForTakeOver(page);
});

test("the menu of a narrow window takes the page away, and Escape gives it back", async ({ page }) => {
  await page.setViewportSize({ width: 480, height: 800 });
  await openPage(page, "/");
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
});

test("slideshow and gallery go on, and pictures open large", async ({ page }) => {
  const slideshow = await openSlideshow(page);
  await slideshow.pause.click();
  await slideshow.next.click();
  await slideshow.expectCurrent(2);
  await slideshow.previous.click();
  await slideshow.expectCurrent(1);
  await openPage(page, productPath("lum-sur"));
  const gallery = page.locator(".gallery");
  await gallery.evaluate((element) => element.scrollIntoView({ block: "center", behavior: "instant" }));
  for (const number of [2, 3]) {
    await gallery.getByRole("button", { name: texts.carousel.next }).click();
    await expect(gallery.locator(".gallery__counter")).toHaveText(new RegExp(`^${number} / `));
    await expect(gallery.locator(".gallery__slide").nth(number - 1)).toBeInViewport({ ratio: 0.9 });
  }
  await gallery.locator(".gallery__slide:not([aria-hidden])").click();
  const lightbox = page.locator("dialog.lightbox[open]");
  await expect(lightbox).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(lightbox).toBeHidden();
});

test("the contact form says what is missing, and sends", async ({ page }) => {
  await openPage(page, pathTo("contact"));
  const { form, fill, send, sent } = contactOn(page);
  await send.click();
  await expect(form.locator('[aria-invalid="true"]')).not.toHaveCount(0);
  await fill();
  // A sender that is faster than a person is taken for a program.
  await page.waitForTimeout(minFillTimeMs);
  await send.click();
  await expect(sent).toBeVisible({ timeout: 60_000 });
});

test("the assistant answers, and Escape closes it", async ({ page }) => {
  const { button, panel, input, bubbles, ask } = await openAssistant(page);
  await expect(input).toBeFocused();
  await ask("¿Qué modelos tenéis?");
  await expect.poll(async () => (await bubbles())[2], { timeout: 60_000 }).toContain("LUM");
  await page.keyboard.press("Escape");
  await expect(panel).toBeHidden();
  await expect(button).toBeFocused();
});
