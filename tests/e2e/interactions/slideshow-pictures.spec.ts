import type { Page, Route } from "@playwright/test";
import { heldAnswer } from "#tests/e2e/forms/calls.ts";
import { expect, openPage, test } from "#tests/e2e/site-test.ts";
import { openSlideshow, slideCount, slideshowOn } from "./slideshow-page.ts";

// Without motion a slide is in its place at once, and the slideshow is paused.
test.use({ contextOptions: { reducedMotion: "reduce" } });

/** Asks a handler what to do with each request for the picture of one slide, in whatever format and width. */
async function interceptPicture(page: Page, number: number, handle: (route: Route) => Promise<void>): Promise<void> {
  const html = await (await page.request.get("/")).text();
  const slides = html.split('class="carousel__slide').slice(1);
  const files = new Set([...(slides[number - 1] ?? "").matchAll(/\/images\/[^"\s,]+/g)].map(([file]) => file));
  expect(files.size).toBeGreaterThan(0);
  await page.route(
    ({ pathname }) => files.has(pathname),
    (route) => handle(route),
  );
}

function isLoaded(image: Element): boolean {
  return image instanceof HTMLImageElement && image.complete && image.naturalWidth > 0;
}

/** Whether the page itself asked for a picture, instead of leaving it to the browser's guess at what comes near. */
function isAskedFor(image: Element): boolean {
  return image instanceof HTMLImageElement && image.loading === "eager";
}

/** The console message of the slideshow about a picture that cannot be loaded. */
const notLoaded = /A picture of the slideshow could not be loaded\./;

test("only the picture after the current one is loaded ahead, in view", async ({ page }) => {
  await openPage(page, "/");
  const slideshow = slideshowOn(page);
  const { section, marks, slide } = slideshow;
  await marks.first().waitFor({ state: "attached" });
  await expect(section.locator("img[loading=eager]")).toHaveCount(0);
  await slideshow.center();
  const picture = (number: number) => slide(number).getByRole("img", { includeHidden: true });
  await expect.poll(() => picture(2).evaluate(isLoaded)).toBe(true);
  expect(await picture(2).evaluate(isAskedFor)).toBe(true);
  expect(await picture(3).evaluate(isAskedFor)).toBe(false);
  await marks.nth(1).click();
  await slideshow.expectCurrent(2);
  await expect.poll(() => picture(3).evaluate(isAskedFor)).toBe(true);
  await marks.nth(slideCount - 1).click();
  await slideshow.expectCurrent(slideCount);
  const copy = section.locator(".slideshow__slide--copy").last().locator("img");
  await expect.poll(() => copy.evaluate(isAskedFor)).toBe(true);
  await expect.poll(() => copy.evaluate(isLoaded)).toBe(true);
});

test("a picture that cannot be loaded stops nothing and is asked for again; a spinner turns for one on its way", async ({
  page,
  errors,
}) => {
  errors.expectFailedRequest(/\/images\//);
  // Two errors for the second picture, ahead and when it is its turn; one for the third picture, ahead.
  for (const _time of [1, 2, 3]) errors.expectConsoleError(notLoaded);
  await interceptPicture(page, 2, (route) => route.abort());
  let requests = 0;
  await interceptPicture(page, 3, async (route) => {
    requests += 1;
    await (requests === 1 ? route.abort() : route.continue());
  });
  const held = heldAnswer((route) => route.continue());
  await interceptPicture(page, 4, held.answer);
  const failure = page.waitForEvent("console", (line) => notLoaded.test(line.text()));
  const slideshow = await openSlideshow(page);
  await failure;
  await slideshow.expectCurrent(1);
  const failureAhead = page.waitForEvent("console", (line) => requests === 1 && notLoaded.test(line.text()));
  await slideshow.next.click();
  await slideshow.expectCurrent(2);
  const spinner = slideshow.section.locator(".slideshow__spinner");
  await expect(spinner).toHaveCount(0);
  // The alternative text describes the picture instead.
  await expect(slideshow.slide(2).getByRole("img")).toHaveAttribute("alt", /\S/);
  await failureAhead;
  await slideshow.next.click();
  await slideshow.expectCurrent(3);
  await expect.poll(() => slideshow.slide(3).getByRole("img").evaluate(isLoaded)).toBe(true);
  expect(requests).toBe(2);
  await slideshow.next.click();
  await slideshow.expectCurrent(4);
  await expect(spinner).toBeVisible();
  await expect(slideshow.slide(4)).toHaveAttribute("aria-busy", "true");
  held.release();
  await expect(spinner).toHaveCount(0);
  await expect(slideshow.slide(4)).not.toHaveAttribute("aria-busy");
});
