import { expect, type Page } from "@playwright/test";
import { content, texts } from "#tests/e2e/fixture.ts";
import { openPage } from "#tests/e2e/site-test.ts";

export const slideCount = content.page("home").data.slideshow.slides.length;

/** Returns the parts of the slideshow of the home page. */
export function slideshowOn(page: Page) {
  const section = page.getByRole("region", { name: texts.home.slides });
  const marks = section.getByRole("group", { name: texts.carousel.choose }).getByRole("button");
  const track = section.locator(".slideshow__track");
  /** The slide of that number, from 1; the copies at the ends, which are not announced, are not counted. */
  const slide = (number: number) =>
    section
      .locator(".slideshow__slide:not(.slideshow__slide--copy)")
      .and(page.locator(`[aria-label="${number} de ${slideCount}"]`));
  return {
    section,
    track,
    marks,
    slide,
    previous: section.getByRole("button", { name: texts.carousel.previous }),
    next: section.getByRole("button", { name: texts.carousel.next }),
    /** The button that pauses; while it is paused it is `play` instead. */
    pause: section.getByRole("button", { name: texts.carousel.pause }),
    play: section.getByRole("button", { name: texts.carousel.play }),
    center: () => track.evaluate((element) => element.scrollIntoView({ block: "center", behavior: "instant" })),
    /** Waits until the slide of that number is the current one and is in view. */
    async expectCurrent(number: number) {
      await expect(marks.nth(number - 1)).toHaveAttribute("aria-current", "true");
      await expect(slide(number)).not.toHaveAttribute("aria-hidden");
      await expect(slide(number)).toBeInViewport({ ratio: 0.9 });
    },
  };
}

/** Opens the home page and puts the slideshow in the middle of the window. */
export async function openSlideshow(page: Page) {
  await openPage(page, "/");
  const slideshow = slideshowOn(page);
  await slideshow.marks.first().waitFor({ state: "attached" });
  await slideshow.center();
  return slideshow;
}

/** The same with a clock that is stopped until the test lets it run. */
export async function openTimedSlideshow(page: Page) {
  await page.clock.install();
  await openPage(page, "/");
  const slideshow = slideshowOn(page);
  await slideshow.marks.first().waitFor({ state: "attached" });
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
  await slideshow.center();
  return slideshow;
}
