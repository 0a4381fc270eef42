import type { Page } from "@playwright/test";
import { layoutShift } from "#tests/e2e/layout-shift.ts";
import { expect, test } from "#tests/e2e/site-test.ts";
import { holdScripts } from "./late-scripts.ts";
import { pathTo, words } from "./spanish-site.ts";
import { swipe } from "./swipe.ts";

const pictureCounts = [
  ["mod-one", 5],
  ["mod-two", 5],
  ["mod-studio", 7],
  ["mod-libre", 4],
] as const;

async function openGallery(page: Page, slug = "mod-one") {
  await page.goto(pathTo("product", { slug }));
  const section = page.locator(".gallery");
  const slides = section.locator(".gallery__slide");
  const next = section.getByRole("button", { name: words.carousel.next });
  await next.waitFor();
  // Below the title of the page it reaches beyond a low window.
  await section.evaluate((element) => element.scrollIntoView({ block: "center", behavior: "instant" }));
  return {
    section,
    slides,
    next,
    previous: section.getByRole("button", { name: words.carousel.previous }),
    thumbs: section.getByRole("group", { name: words.carousel.choose }).getByRole("button"),
    track: section.locator(".gallery__track"),
    async expectCurrent(number: number) {
      await expect(section.locator(".gallery__counter")).toHaveText(new RegExp(`^${number} /`));
      await expect(slides.nth(number - 1)).not.toHaveAttribute("aria-hidden");
      await expect(section.locator(".gallery__slide:not([aria-hidden])")).toHaveCount(1);
      await expect(slides.nth(number - 1)).toBeInViewport({ ratio: 0.9 });
    },
  };
}

for (const [slug, count] of pictureCounts) {
  test(`${slug} has ${count} pictures; previous and next are disabled at the ends`, async ({ page }) => {
    const gallery = await openGallery(page, slug);
    await expect(gallery.slides).toHaveCount(count);
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
  });
}

test("arrow keys move between pictures and stop at the ends", async ({ page }) => {
  const gallery = await openGallery(page, "mod-libre");
  await gallery.track.focus();
  await page.keyboard.press("ArrowLeft");
  await gallery.expectCurrent(1);
  for (const number of [2, 3, 4]) {
    await page.keyboard.press("ArrowRight");
    await gallery.expectCurrent(number);
  }
  await page.keyboard.press("ArrowRight");
  await gallery.expectCurrent(4);
  await page.keyboard.press("ArrowLeft");
  await gallery.expectCurrent(3);
});

test("a button that becomes disabled hands the keyboard to the other one", async ({ page }) => {
  const gallery = await openGallery(page, "mod-libre");
  await gallery.next.focus();
  for (const number of [2, 3, 4]) {
    await page.keyboard.press("Enter");
    await gallery.expectCurrent(number);
  }
  await expect(gallery.previous).toBeFocused();
  await page.keyboard.press("Enter");
  await gallery.expectCurrent(3);
});

test("quick clicks arrive where they should", async ({ page }) => {
  const gallery = await openGallery(page, "mod-studio");
  for (let click = 0; click < 5; click += 1) await gallery.next.click();
  await gallery.expectCurrent(6);
});

test("a finger moves by one picture", async ({ page, hasTouch }) => {
  test.skip(!hasTouch, "Needs a touch screen.");
  const gallery = await openGallery(page);
  await swipe(gallery.track, -220);
  await gallery.expectCurrent(2);
  await swipe(gallery.track, -220);
  await gallery.expectCurrent(3);
  await swipe(gallery.track, 220);
  await gallery.expectCurrent(2);
});

test("small pictures choose the large one", async ({ page, isMobile }) => {
  test.skip(isMobile, "Phones swipe instead.");
  const gallery = await openGallery(page);
  await expect(gallery.thumbs).toHaveCount(5);
  await gallery.thumbs.nth(3).click();
  await gallery.expectCurrent(4);
  await expect(gallery.thumbs.nth(3)).toHaveAttribute("aria-current", "true");
  await expect(gallery.section.locator("[aria-current]")).toHaveCount(1);
});

test("a click on the picture that peeks in brings it in", async ({ page }) => {
  const gallery = await openGallery(page);
  await gallery.slides.nth(1).click({ position: { x: 10, y: 100 } });
  await gallery.expectCurrent(2);
  await expect(page.getByRole("dialog")).toHaveCount(0);
});

test("the pictures are 600 px high on wide windows", async ({ page, isMobile }) => {
  test.skip(isMobile, "Phones have an upright picture.");
  const gallery = await openGallery(page);
  expect((await gallery.slides.first().getByRole("img").boundingBox())?.height).toBe(600);
});

test("moves nothing on the page when its controls arrive", async ({ page }) => {
  await openGallery(page);
  expect(await layoutShift(page)).toBeLessThan(0.005);
});

test("keeps the picture that was scrolled to before the scripts came", async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto(pathTo("product", { slug: "mod-one" }), { waitUntil: "commit" });
  const slides = page.locator(".gallery__slide");
  await slides.nth(2).evaluate((slide) => slide.scrollIntoView({ inline: "start", behavior: "instant" }));
  release();
  await expect(page.locator(".gallery__counter")).toHaveText("3 / 5");
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test.beforeEach(({ faults }) => {
    // The browser refuses the scripts that the page names.
    faults.expectFailedRequest(/\/assets\/[^/]+\.js$/);
  });

  test("is a row of all pictures to scroll, each with its number and without dead buttons", async ({ page }) => {
    await page.goto(pathTo("product", { slug: "mod-studio" }));
    const section = page.locator(".gallery");
    await expect(section.getByRole("button")).toHaveCount(0);
    await expect(section.getByRole("img")).toHaveCount(7);
    const last = section.locator(".gallery__slide").last();
    await last.scrollIntoViewIfNeeded();
    await expect(last.getByText("7 / 7")).toBeInViewport();
  });
});
