import type { Page } from "@playwright/test";
import { cacheTypeface, layoutShift } from "#tests/e2e/layout-shift.ts";
import { expect, test, waitForTakeOver } from "#tests/e2e/site-test.ts";
import { hideTab } from "./hide-tab.ts";
import { openBeforeScripts } from "./late-scripts.ts";
import { openSlideshow, openTimedSlideshow, type SlideshowPage, slideCount, slideshowOn } from "./slideshow-page.ts";
import { swipe } from "./swipe.ts";

/** Lets the time of one slide pass. */
async function fiveSeconds(page: Page): Promise<void> {
  await page.clock.runFor(5000);
}

async function expectAdvancing({ track }: SlideshowPage, advancing: boolean): Promise<void> {
  // While it advances by itself, screen readers are not told of each slide.
  await expect(track).toHaveAttribute("aria-live", advancing ? "off" : "polite");
}

test("shows one slide after the other, each for five seconds", async ({ page }) => {
  const slideshow = await openTimedSlideshow(page);
  await expectAdvancing(slideshow, true);
  await slideshow.expectCurrent(1);
  await page.clock.runFor(4900);
  await slideshow.expectCurrent(1);
  await page.clock.runFor(100);
  await slideshow.expectCurrent(2);
  await fiveSeconds(page);
  await slideshow.expectCurrent(3);
});

test("advances five seconds after the page has loaded, although nobody has acted", async ({ page }) => {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.goto("/");
  // The browser has a moment to be idle in, and no more.
  await page.clock.runFor(200);
  await waitForTakeOver(page);
  const slideshow = slideshowOn(page);
  await slideshow.track.evaluate((element) => element.scrollIntoView({ block: "center", behavior: "instant" }));
  await expectAdvancing(slideshow, true);
  await fiveSeconds(page);
  await slideshow.expectCurrent(2);
});

test("goes on with the first slide after the last one", async ({ page }) => {
  const slideshow = await openTimedSlideshow(page);
  await slideshow.marks.nth(slideCount - 1).click();
  await slideshow.expectCurrent(slideCount);
  await page.mouse.move(0, 0);
  await expectAdvancing(slideshow, true);
  await fiveSeconds(page);
  await slideshow.expectCurrent(1);
});

test("previous, next and the arrow keys go round at both ends", async ({ page }) => {
  const slideshow = await openSlideshow(page);
  await slideshow.previous.click();
  await slideshow.expectCurrent(slideCount);
  await slideshow.next.click();
  await slideshow.expectCurrent(1);
  await slideshow.next.click();
  await slideshow.expectCurrent(2);
  await slideshow.next.focus();
  await page.keyboard.press("ArrowRight");
  await slideshow.expectCurrent(3);
  for (const number of [2, 1, slideCount]) {
    await page.keyboard.press("ArrowLeft");
    await slideshow.expectCurrent(number);
  }
});

test("each mark shows its slide and says so; quick clicks beyond the last slide arrive where they should", async ({
  page,
}) => {
  const slideshow = await openSlideshow(page);
  await expect(slideshow.marks).toHaveCount(slideCount);
  await slideshow.marks.nth(2).click();
  await slideshow.expectCurrent(3);
  await expect(slideshow.slide(3)).toContainText(/\b0?3 \/ 0?4\b/);
  await expect(slideshow.section.locator("[aria-current]")).toHaveCount(1);
  await slideshow.marks.nth(slideCount - 1).click();
  await slideshow.expectCurrent(slideCount);
  for (let click = 0; click < 3; click += 1) await slideshow.next.click({ delay: 0 });
  await slideshow.expectCurrent(3);
});

test("the pause button stops it and the play button starts it again", async ({ page }) => {
  const slideshow = await openTimedSlideshow(page);
  await slideshow.pause.click();
  await page.mouse.move(0, 0);
  await expectAdvancing(slideshow, false);
  await fiveSeconds(page);
  await slideshow.expectCurrent(1);
  await slideshow.play.click();
  // Although the pointer is still on the button.
  await expectAdvancing(slideshow, true);
  await fiveSeconds(page);
  await slideshow.expectCurrent(2);
});

test("the pause button works by keyboard, and playing starts although the focus is on it", async ({ page }) => {
  const slideshow = await openTimedSlideshow(page);
  await slideshow.pause.focus();
  await page.keyboard.press("Enter");
  await expect(slideshow.play).toBeFocused();
  await page.keyboard.press("Enter");
  await expectAdvancing(slideshow, true);
  await fiveSeconds(page);
  await slideshow.expectCurrent(2);
});

test("stands still under the pointer and goes on when it leaves", async ({ page }) => {
  const slideshow = await openTimedSlideshow(page);
  await slideshow.track.hover();
  await expectAdvancing(slideshow, false);
  await fiveSeconds(page);
  await slideshow.expectCurrent(1);
  await page.mouse.move(0, 0);
  await expectAdvancing(slideshow, true);
  await fiveSeconds(page);
  await slideshow.expectCurrent(2);
});

test("stands still while the keyboard is in it and goes on afterwards", async ({ page }) => {
  const slideshow = await openTimedSlideshow(page);
  await slideshow.pause.focus();
  await expectAdvancing(slideshow, false);
  await page.keyboard.press("Tab");
  await expectAdvancing(slideshow, false);
  await fiveSeconds(page);
  await slideshow.expectCurrent(1);
  await page.evaluate(() => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  });
  await expectAdvancing(slideshow, true);
});

test("stands still in a tab that nobody sees", async ({ page }) => {
  const slideshow = await openTimedSlideshow(page);
  await hideTab(page, true);
  await expectAdvancing(slideshow, false);
  await fiveSeconds(page);
  await slideshow.expectCurrent(1);
  await hideTab(page, false);
  await expectAdvancing(slideshow, true);
  await fiveSeconds(page);
  await slideshow.expectCurrent(2);
});

test("waits with its first slide until it is in view", async ({ page }) => {
  const slideshow = await openTimedSlideshow(page);
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: "instant" }));
  await expectAdvancing(slideshow, false);
  await fiveSeconds(page);
  await expect(slideshow.marks.first()).toHaveAttribute("aria-current", "true");
});

test("a finger brings the next slide, and beyond the first one the last", { tag: "@phone" }, async ({ page }) => {
  const slideshow = await openSlideshow(page);
  await swipe(slideshow.track, -220);
  await slideshow.expectCurrent(2);
  await swipe(slideshow.track, 220);
  await slideshow.expectCurrent(1);
  await swipe(slideshow.track, 220);
  await slideshow.expectCurrent(slideCount);
  await swipe(slideshow.track, -220);
  await slideshow.expectCurrent(1);
});

test("buttons work by touch and nothing stays held afterwards", { tag: "@phone" }, async ({ page }) => {
  const slideshow = await openTimedSlideshow(page);
  await slideshow.next.tap();
  await slideshow.expectCurrent(2);
  await expectAdvancing(slideshow, true);
  await fiveSeconds(page);
  await slideshow.expectCurrent(3);
});

test("is paused from the start for visitors who ask for less motion, and plays when asked to", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  const slideshow = await openTimedSlideshow(page);
  await expect(slideshow.play).toBeVisible();
  await fiveSeconds(page);
  await slideshow.expectCurrent(1);
  await slideshow.play.click();
  await fiveSeconds(page);
  await slideshow.expectCurrent(2);
});

test("moves nothing on the page when its controls arrive", async ({ page }) => {
  await cacheTypeface(page);
  const slideshow = await openSlideshow(page);
  await slideshow.next.click();
  await slideshow.expectCurrent(2);
  expect(await layoutShift(page)).toBeLessThan(0.005);
});

test("keeps the slide that was scrolled to before the scripts arrived", async ({ page }) => {
  const release = await openBeforeScripts(page, "/");
  const slideshow = slideshowOn(page);
  await slideshow.track.evaluate((track) => {
    track.scrollIntoView({ block: "center", behavior: "instant" });
    track.scrollLeft = 2 * track.clientWidth;
  });
  await expect(slideshow.slide(3)).toBeInViewport({ ratio: 0.9 });
  release();
  await slideshow.pause.waitFor();
  await slideshow.expectCurrent(3);
});

test("stays at its slide when the window changes its width", async ({ page }) => {
  const slideshow = await openSlideshow(page);
  await slideshow.marks.nth(2).click();
  await slideshow.expectCurrent(3);
  await slideshow.pause.click();
  for (const width of [700, 1000, 500]) {
    await page.setViewportSize({ width, height: 900 });
    await slideshow.track.evaluate((element) => element.scrollIntoView({ block: "center", behavior: "instant" }));
    await slideshow.expectCurrent(3);
  }
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test.beforeEach(({ errors }) => {
    // The browser refuses the scripts that the page names.
    errors.expectFailedRequest(/\/assets\/[^/]+\.js$/);
  });

  test("is a row of all pictures to scroll, with captions and without dead buttons", async ({ page }) => {
    await page.goto("/");
    const section = page.locator(".slideshow");
    await expect(section.getByRole("button")).toHaveCount(0);
    const slides = section.locator(".slideshow__slide");
    await expect(slides).toHaveCount(slideCount);
    await expect(section.getByRole("img")).toHaveCount(slideCount);
    await slides.first().scrollIntoViewIfNeeded();
    await expect(slides.first()).toBeInViewport({ ratio: 0.5 });
    await slides.last().scrollIntoViewIfNeeded();
    await expect(slides.last().locator("figcaption")).toBeInViewport();
  });
});
