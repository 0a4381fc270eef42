import type { Page } from "@playwright/test";
import { content, productPath, texts } from "#tests/e2e/fixture.ts";
import { cacheTypeface, layoutShift } from "#tests/e2e/layout-shift.ts";
import { expect, openPage, test } from "#tests/e2e/site-test.ts";
import { openBeforeScripts } from "./late-scripts.ts";
import { swipe } from "./swipe.ts";

const { carousel } = texts;
const path = productPath("lum-sur");
const count = content.entries("models").find(({ id }) => id === "lum-sur")?.data.images.length ?? 0;

async function openGallery(page: Page) {
  await openPage(page, path);
  const section = page.locator(".gallery");
  const slides = section.locator(".gallery__slide");
  const next = section.getByRole("button", { name: carousel.next });
  await next.waitFor();
  // Below the title of the page it reaches beyond a low window.
  await section.evaluate((element) => element.scrollIntoView({ block: "center", behavior: "instant" }));
  return {
    section,
    slides,
    next,
    previous: section.getByRole("button", { name: carousel.previous }),
    thumbs: section.getByRole("group", { name: carousel.choose }).getByRole("button"),
    track: section.locator(".gallery__track"),
    async expectCurrent(number: number) {
      await expect(section.locator(".gallery__counter")).toHaveText(`${number} / ${count}`);
      await expect(slides.nth(number - 1)).not.toHaveAttribute("aria-hidden");
      await expect(section.locator(".gallery__slide:not([aria-hidden])")).toHaveCount(1);
      await expect(slides.nth(number - 1)).toBeInViewport({ ratio: 0.9 });
    },
  };
}

test("it has all pictures, 600 px high on wide windows; its buttons end with them", async ({ page }) => {
  await cacheTypeface(page);
  const gallery = await openGallery(page);
  await expect(gallery.slides).toHaveCount(count);
  const heights = await gallery.slides
    .getByRole("img", { includeHidden: true })
    .evaluateAll((pictures) => pictures.map((picture) => Math.round(picture.getBoundingClientRect().height)));
  expect(heights).toEqual(Array.from({ length: count }, () => 600));
  await expect(gallery.previous).toBeDisabled();
  for (let number = 2; number <= count; number += 1) {
    await expect(gallery.next).toBeEnabled();
    await gallery.next.click();
    await gallery.expectCurrent(number);
    await expect(gallery.previous).toBeEnabled();
  }
  await expect(gallery.next).toBeDisabled();
  for (let number = count - 1; number >= 1; number -= 1) {
    await gallery.previous.click();
    await gallery.expectCurrent(number);
  }
  await expect(gallery.previous).toBeDisabled();
  expect(await layoutShift(page)).toBeLessThan(0.005);
});

test("arrow keys move between pictures and stop at the ends", async ({ page }) => {
  const gallery = await openGallery(page);
  await gallery.track.focus();
  await page.keyboard.press("ArrowLeft");
  await gallery.expectCurrent(1);
  for (let number = 2; number <= count; number += 1) {
    await page.keyboard.press("ArrowRight");
    await gallery.expectCurrent(number);
  }
  await page.keyboard.press("ArrowRight");
  await gallery.expectCurrent(count);
  await page.keyboard.press("ArrowLeft");
  await gallery.expectCurrent(count - 1);
});

test("quick clicks arrive where they should, and a button that becomes disabled gives the focus to the other", async ({
  page,
}) => {
  const gallery = await openGallery(page);
  for (let click = 2; click < count; click += 1) await gallery.next.click();
  await gallery.expectCurrent(count - 1);
  await gallery.next.focus();
  await page.keyboard.press("Enter");
  await gallery.expectCurrent(count);
  await expect(gallery.previous).toBeFocused();
  await page.keyboard.press("Enter");
  await gallery.expectCurrent(count - 1);
});

test("a finger moves by one picture", { tag: "@phone" }, async ({ page }) => {
  await cacheTypeface(page);
  const gallery = await openGallery(page);
  await swipe(gallery.track, -220);
  await gallery.expectCurrent(2);
  await swipe(gallery.track, -220);
  await gallery.expectCurrent(3);
  await swipe(gallery.track, 220);
  await gallery.expectCurrent(2);
  expect(await layoutShift(page)).toBeLessThan(0.005);
});

test("small pictures and the edge of the next picture choose the large one", async ({ page }) => {
  const gallery = await openGallery(page);
  await expect(gallery.thumbs).toHaveCount(count);
  await gallery.slides.nth(1).click({ position: { x: 10, y: 100 } });
  await gallery.expectCurrent(2);
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await gallery.thumbs.nth(3).click();
  await gallery.expectCurrent(4);
  await expect(gallery.thumbs.nth(3)).toHaveAttribute("aria-current", "true");
  await expect(gallery.section.locator("[aria-current]")).toHaveCount(1);
});

test("it keeps the picture that was scrolled to before the scripts arrived", async ({ page }) => {
  const release = await openBeforeScripts(page, path);
  const slides = page.locator(".gallery__slide");
  await slides.nth(2).evaluate((slide) => slide.scrollIntoView({ inline: "start", behavior: "instant" }));
  release();
  await expect(page.locator(".gallery__counter")).toHaveText(`3 / ${count}`);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("it is a row of all pictures to scroll, each with its number and without buttons", async ({ page, errors }) => {
    // The browser refuses the scripts that the page names.
    errors.expectFailedRequest(/\/assets\/[^/]+\.js$/);
    await page.goto(path);
    const section = page.locator(".gallery");
    await expect(section.getByRole("button")).toHaveCount(0);
    await expect(section.getByRole("img")).toHaveCount(count);
    const last = section.locator(".gallery__slide").last();
    await last.scrollIntoViewIfNeeded();
    await expect(last.getByText(`${count} / ${count}`)).toBeInViewport();
  });
});
