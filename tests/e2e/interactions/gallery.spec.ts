import type { Page } from "@playwright/test";
import { content, productPath, texts } from "#tests/e2e/fixture.ts";
import { layoutShift } from "#tests/e2e/layout-shift.ts";
import { expect, openPage, test } from "#tests/e2e/site-test.ts";
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

test("buttons lead to all pictures, 600 px high, and hand the focus on at the end", async ({ page }) => {
  const gallery = await openGallery(page);
  const before = await layoutShift(page);
  await expect(gallery.slides).toHaveCount(count);
  const heights = await gallery.slides
    .getByRole("img", { includeHidden: true })
    .evaluateAll((pictures) => pictures.map((picture) => Math.round(picture.getBoundingClientRect().height)));
  expect(new Set(heights)).toEqual(new Set([600]));
  await expect(gallery.previous).toBeDisabled();
  await gallery.next.click();
  await gallery.expectCurrent(2);
  await expect(gallery.previous).toBeEnabled();
  // Quick presses arrive where they should.
  for (let click = 3; click < count; click += 1) await gallery.next.click();
  await gallery.expectCurrent(count - 1);
  await gallery.next.focus();
  await page.keyboard.press("Enter");
  await gallery.expectCurrent(count);
  await expect(gallery.next).toBeDisabled();
  await expect(gallery.previous).toBeFocused();
  await page.keyboard.press("Enter");
  await gallery.expectCurrent(count - 1);
  expect((await layoutShift(page)) - before).toBeLessThan(0.005);
});

test("arrow keys stop at the ends; small pictures and the next one's edge choose", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  const gallery = await openGallery(page);
  await gallery.track.focus();
  for (const [key, number] of [
    ["ArrowLeft", 1],
    ["ArrowRight", 2],
    ["ArrowLeft", 1],
  ] as const) {
    await page.keyboard.press(key);
    await gallery.expectCurrent(number);
  }
  await expect(gallery.thumbs).toHaveCount(count);
  await gallery.slides.nth(1).click({ position: { x: 10, y: 100 } });
  await gallery.expectCurrent(2);
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await gallery.thumbs.last().click();
  await gallery.expectCurrent(count);
  await expect(gallery.thumbs.last()).toHaveAttribute("aria-current", "true");
  await expect(gallery.section.locator("[aria-current]")).toHaveCount(1);
  await gallery.track.focus();
  await page.keyboard.press("ArrowRight");
  await gallery.expectCurrent(count);
});

test("a finger moves by one picture, in the gallery and in its large view", { tag: "@phone" }, async ({ page }) => {
  const gallery = await openGallery(page);
  const before = await layoutShift(page);
  for (const [distance, number] of [
    [-220, 2],
    [220, 1],
  ] as const) {
    await swipe(gallery.track, distance);
    await gallery.expectCurrent(number);
  }
  expect((await layoutShift(page)) - before).toBeLessThan(0.005);
  await gallery.section.getByRole("button", { name: carousel.enlarge }).tap();
  const dialog = page.getByRole("dialog");
  await expect(dialog.locator(".lightbox__counter")).toHaveText(`1 / ${count}`);
  await swipe(dialog.locator(".lightbox__track"), -220);
  await expect(dialog.locator(".lightbox__counter")).toHaveText(`2 / ${count}`);
  await expect(dialog.locator(".lightbox__slide").nth(1)).toBeInViewport({ ratio: 0.95 });
});
