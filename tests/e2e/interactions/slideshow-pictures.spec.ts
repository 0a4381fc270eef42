import type { Page, Route } from "@playwright/test";
import { expect, openPage, test } from "#tests/e2e/site-test.ts";
import { openSlideshow, slideCount, slideshowOn } from "./slideshow-page.ts";

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

test("the picture after the current one is loaded ahead, and not those behind it", async ({ page }) => {
  const slideshow = await openSlideshow(page);
  await slideshow.pause.click();
  const picture = (number: number) => slideshow.slide(number).getByRole("img", { includeHidden: true });
  await expect.poll(() => picture(2).evaluate(isAskedFor)).toBe(true);
  await expect.poll(() => picture(2).evaluate(isLoaded)).toBe(true);
  expect(await picture(3).evaluate(isAskedFor)).toBe(false);
  expect(await picture(4).evaluate(isAskedFor)).toBe(false);
  await slideshow.marks.nth(1).click();
  await slideshow.expectCurrent(2);
  await expect.poll(() => picture(3).evaluate(isAskedFor)).toBe(true);
});

test("after the last picture the first one comes ahead", async ({ page }) => {
  const slideshow = await openSlideshow(page);
  await slideshow.marks.nth(slideCount - 1).click();
  await slideshow.expectCurrent(slideCount);
  const copy = slideshow.section.locator(".slideshow__slide--copy").last().locator("img");
  await expect.poll(() => copy.evaluate(isAskedFor)).toBe(true);
  await expect.poll(() => copy.evaluate(isLoaded)).toBe(true);
});

test("nothing is loaded ahead before the slideshow comes into view", async ({ page }) => {
  await openPage(page, "/");
  const { marks, section } = slideshowOn(page);
  await marks.first().waitFor({ state: "attached" });
  const asked = await section
    .locator("img")
    .evaluateAll((images) => images.filter((image) => image.getAttribute("loading") === "eager").length);
  expect(asked).toBe(0);
});

test("a spinner turns while the current picture is on its way", async ({ page }) => {
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await interceptPicture(page, 4, async (route) => {
    await held;
    await route.continue();
  });
  const slideshow = await openSlideshow(page);
  const spinner = slideshow.section.locator(".slideshow__spinner");
  await expect(spinner).toHaveCount(0);
  await slideshow.marks.nth(3).click();
  await slideshow.expectCurrent(4);
  await expect(spinner).toBeVisible();
  await expect(slideshow.slide(4)).toHaveAttribute("aria-busy", "true");
  release();
  await expect(spinner).toHaveCount(0);
  await expect(slideshow.slide(4)).not.toHaveAttribute("aria-busy");
});

/** What the slideshow writes to the console of a picture that does not come. */
const notLoaded = /A picture of the slideshow could not be loaded\./;

test("a picture that cannot be loaded ahead is only logged, and asked for again when it is its turn", async ({
  page,
  errors,
}) => {
  errors.expectFailedRequest(/\/images\//);
  errors.expectConsoleError(notLoaded);
  const warnings: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "warning") warnings.push(message.text());
  });
  let requests = 0;
  await interceptPicture(page, 2, async (route) => {
    requests += 1;
    if (requests === 1) await route.abort();
    else await route.continue();
  });

  const slideshow = await openSlideshow(page);
  await slideshow.pause.click();
  await expect.poll(() => warnings.length).toBe(1);
  await slideshow.expectCurrent(1);

  await slideshow.next.click();
  await slideshow.expectCurrent(2);
  await expect.poll(() => slideshow.slide(2).getByRole("img").evaluate(isLoaded)).toBe(true);
  expect(requests).toBe(2);
  await slideshow.next.click();
  await slideshow.expectCurrent(3);
});

test("a picture that never comes stops neither the slideshow nor its spinner", async ({ page, errors }) => {
  errors.expectFailedRequest(/\/images\//);
  // Ahead, and when it is its turn.
  errors.expectConsoleError(notLoaded);
  errors.expectConsoleError(notLoaded);
  await interceptPicture(page, 2, (route) => route.abort());
  const failure = page.waitForEvent("console", (line) => notLoaded.test(line.text()));
  const slideshow = await openSlideshow(page);
  await failure;
  await slideshow.next.click();
  await slideshow.expectCurrent(2);
  await expect(slideshow.section.locator(".slideshow__spinner")).toHaveCount(0);
  // What it shows is told in words instead.
  await expect(slideshow.slide(2).getByRole("img")).toHaveAttribute("alt", /\S/);
  await slideshow.next.click();
  await slideshow.expectCurrent(3);
});
