import type { Page } from "@playwright/test";
import { heardNodes } from "#tests/e2e/accessibility-tree.ts";
import { texts } from "#tests/e2e/fixture.ts";
import { layoutShift } from "#tests/e2e/layout-shift.ts";
import { expect, test, waitForTakeOver } from "#tests/e2e/site-test.ts";
import { openBeforeScripts } from "./late-scripts.ts";
import { openSlideshow, openTimedSlideshow, slideCount, slideshowOn } from "./slideshow-page.ts";
import { swipe } from "./swipe.ts";

const { carousel } = texts;

// `tests/unit/pages/home/slideshow/` tests when it advances and when it pauses; these tests cover the events that tell
// it so.

/** Lets the time of one slide pass. */
const fiveSeconds = (page: Page) => page.clock.runFor(5000);

async function expectAdvancing({ track }: ReturnType<typeof slideshowOn>, advancing: boolean): Promise<void> {
  // While it advances by itself, screen readers are not told of each slide.
  await expect(track).toHaveAttribute("aria-live", advancing ? "off" : "polite");
}

test("shows each slide for five seconds from the load on, pauses while it is used, and loops", async ({ page }) => {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.goto("/");
  // The browser has a moment to be idle in, and no more.
  await page.clock.runFor(200);
  await waitForTakeOver(page);
  const slideshow = slideshowOn(page);
  await fiveSeconds(page);
  // Out of view it waits with its first slide.
  await expectAdvancing(slideshow, false);
  await slideshow.center();
  await expectAdvancing(slideshow, true);
  await page.clock.runFor(4900);
  await slideshow.expectCurrent(1);
  await page.clock.runFor(100);
  await slideshow.expectCurrent(2);
  for (const [what, begin, end] of [
    ["pointer", () => slideshow.track.hover(), () => page.mouse.move(0, 0)],
    ["keyboard", () => slideshow.next.focus(), () => slideshow.next.blur()],
    ["tab", () => showTab(page, "hidden"), () => showTab(page, "visible")],
    ["pause", () => slideshow.pause.click(), () => slideshow.play.click()],
  ] as const) {
    await test.step(what, async () => {
      await begin();
      await expectAdvancing(slideshow, false);
      await fiveSeconds(page);
      await slideshow.expectCurrent(2);
      await end();
      await expectAdvancing(slideshow, true);
    });
  }
  // After «play» it has to advance although pointer or focus are on the button.
  await fiveSeconds(page);
  await slideshow.expectCurrent(3);
  await slideshow.pause.focus();
  await page.keyboard.press("Enter");
  await expect(slideshow.play).toBeFocused();
  await page.keyboard.press("Enter");
  await expectAdvancing(slideshow, true);
  await slideshow.marks.nth(slideCount - 1).click();
  await slideshow.expectCurrent(slideCount);
  await page.mouse.move(0, 0);
  await expectAdvancing(slideshow, true);
  await fiveSeconds(page);
  await slideshow.expectCurrent(1);
});

test("it is paused with reduced motion; buttons, arrow keys and marks loop at both ends; it plays when asked to", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.clock.install();
  const slideshow = await openSlideshow(page);
  const before = await layoutShift(page);
  await test.step("screen readers hear of a carousel, the button that plays it, and one named slide", async () => {
    await expect(slideshow.section).toHaveAttribute("aria-roledescription", carousel.role);
    expect(texts.home.slides.toLowerCase()).not.toContain(carousel.role);
    await expect(slideshow.section.getByRole("button").first()).toHaveAccessibleName(carousel.play);
    const heard = (await heardNodes(page)).filter(({ states }) => states.get("roledescription") === carousel.slideRole);
    const name = carousel.position.replace("{{index}}", "1").replace("{{total}}", `${slideCount}`);
    expect(heard.map((slide) => slide.name)).toEqual([name]);
  });
  await fiveSeconds(page);
  await slideshow.expectCurrent(1);
  await slideshow.previous.click();
  await slideshow.expectCurrent(slideCount);
  await slideshow.next.click();
  await slideshow.expectCurrent(1);
  await slideshow.next.focus();
  for (const [key, number] of [
    ["ArrowLeft", slideCount],
    ["ArrowRight", 1],
  ] as const) {
    await page.keyboard.press(key);
    await slideshow.expectCurrent(number);
  }
  await expect(slideshow.marks).toHaveCount(slideCount);
  await slideshow.marks.nth(2).click();
  await slideshow.expectCurrent(3);
  await expect(slideshow.slide(3)).toContainText(/\b0?3 \/ 0?4\b/);
  await expect(slideshow.section.locator("[aria-current]")).toHaveCount(1);
  await slideshow.marks.nth(slideCount - 1).click();
  for (let click = 0; click < 3; click += 1) await slideshow.next.click({ delay: 0 });
  await slideshow.expectCurrent(3);
  expect((await layoutShift(page)) - before).toBeLessThan(0.005);
  await slideshow.play.click();
  await fiveSeconds(page);
  await slideshow.expectCurrent(4);
});

/** Makes the page believe that its tab was put in the background, or brought back. */
async function showTab(page: Page, state: "hidden" | "visible"): Promise<void> {
  await page.evaluate((visibilityState) => {
    Object.defineProperty(document, "visibilityState", { configurable: true, get: () => visibilityState });
    document.dispatchEvent(new Event("visibilitychange"));
  }, state);
}

test("a finger goes round too, and buttons hold nothing after a tap", { tag: "@phone" }, async ({ page }) => {
  const slideshow = await openTimedSlideshow(page);
  await slideshow.next.tap();
  await slideshow.expectCurrent(2);
  await expectAdvancing(slideshow, true);
  await fiveSeconds(page);
  await slideshow.expectCurrent(3);
  // With the clock running it must not go on by itself.
  await slideshow.pause.tap();
  await page.clock.resume();
  for (const [distance, number] of [
    [220, 2],
    [220, 1],
    [220, slideCount],
  ] as const) {
    await swipe(slideshow.track, distance);
    await slideshow.expectCurrent(number);
  }
});

test("keeps the slide that was scrolled to early, also when the window changes its width", async ({ page }) => {
  const release = await openBeforeScripts(page, "/");
  const slideshow = slideshowOn(page);
  await slideshow.track.evaluate((track) => {
    track.scrollIntoView({ block: "center", behavior: "instant" });
    track.scrollLeft = 2 * track.clientWidth;
  });
  await expect(slideshow.slide(3)).toBeInViewport({ ratio: 0.9 });
  release();
  await slideshow.pause.click();
  await slideshow.expectCurrent(3);
  for (const width of [700, 500]) {
    await page.setViewportSize({ width, height: 900 });
    await slideshow.center();
    await slideshow.expectCurrent(3);
  }
});
