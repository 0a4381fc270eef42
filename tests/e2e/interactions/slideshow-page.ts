import { expect, type Locator, type Page } from "@playwright/test";
import { content, texts } from "#tests/e2e/fixture.ts";
import { openPage } from "#tests/e2e/site-test.ts";

/** The slideshow of the home page. */
export interface SlideshowPage {
  readonly section: Locator;
  readonly track: Locator;
  readonly previous: Locator;
  readonly next: Locator;
  /** The button that pauses; while it is paused there is `play` in its place. */
  readonly pause: Locator;
  readonly play: Locator;
  readonly marks: Locator;
  /** The slide of that number, from 1; the copies at the ends, which nobody hears of, are not counted. */
  slide(number: number): Locator;
  /** Waits until the slide of that number is the current one and stands in view. */
  expectCurrent(number: number): Promise<void>;
}

export const slideCount = content.page("home").data.slideshow.slides.length;

export function slideshowOn(page: Page): SlideshowPage {
  const section = page.getByRole("region", { name: texts.home.slides });
  const marks = section.getByRole("group", { name: texts.carousel.choose }).getByRole("button");
  const track = section.locator(".slideshow__track");
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
    pause: section.getByRole("button", { name: texts.carousel.pause }),
    play: section.getByRole("button", { name: texts.carousel.play }),
    async expectCurrent(number) {
      await expect(marks.nth(number - 1)).toHaveAttribute("aria-current", "true");
      await expect(slide(number)).not.toHaveAttribute("aria-hidden");
      await expect(slide(number)).toBeInViewport({ ratio: 0.9 });
    },
  };
}

/** Opens the home page and puts the slideshow in the middle of the window. */
export async function openSlideshow(page: Page): Promise<SlideshowPage> {
  await openPage(page, "/");
  const slideshow = slideshowOn(page);
  await slideshow.marks.first().waitFor({ state: "attached" });
  await slideshow.track.evaluate((element) => element.scrollIntoView({ block: "center", behavior: "instant" }));
  return slideshow;
}

/** The same with a clock that stands still until the test lets it run. */
export async function openTimedSlideshow(page: Page): Promise<SlideshowPage> {
  await page.clock.install();
  await openPage(page, "/");
  const slideshow = slideshowOn(page);
  await slideshow.marks.first().waitFor({ state: "attached" });
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
  await slideshow.track.evaluate((element) => element.scrollIntoView({ block: "center", behavior: "instant" }));
  return slideshow;
}
