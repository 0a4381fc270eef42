import type { Page } from "@playwright/test";
import { content, pathTo, texts } from "#tests/e2e/fixture.ts";
import { cacheTypeface, layoutShift } from "#tests/e2e/layout-shift.ts";
import { expect, nextFrames, openPage, test } from "#tests/e2e/site-test.ts";

const waiting = (page: Page) => page.locator('[data-reveal="waiting"]');

async function openHome(page: Page): Promise<void> {
  await openPage(page, pathTo("home"));
  // The buttons of the slideshow come with the scripts.
  await page.getByRole("group", { name: texts.carousel.choose }).waitFor({ state: "attached" });
}

/** Scrolls as a visitor does. */
async function scrollBy(page: Page, distance: number): Promise<void> {
  await page.evaluate((top) => window.scrollBy({ top, behavior: "instant" }), distance);
}

/** Jumps to the top of the page or to its end. */
async function jump(page: Page, to: "top" | "end"): Promise<void> {
  await page.evaluate((end) => {
    window.scrollTo({ top: end ? document.body.scrollHeight : 0, behavior: "instant" });
  }, to === "end");
}

test("sections wait only on a page that is scrolled, appear once as they come into view, and move nothing", async ({
  page,
}) => {
  await cacheTypeface(page);
  await openHome(page);
  await expect(page.locator("[data-reveal]")).toHaveCount(0);
  await scrollBy(page, 10);
  const section = page.locator("main > section", { hasText: content.page("home").data.process.title });
  const part = section.locator("> *").first();
  await expect(section).toHaveAttribute("data-reveal", "waiting");
  await expect(part).toHaveCSS("opacity", "0");
  const visible = await waiting(page).evaluateAll(
    (sections) => sections.filter((each) => each.getBoundingClientRect().top < window.innerHeight).length,
  );
  expect(visible, "of the first screen").toBe(0);
  await section.scrollIntoViewIfNeeded();
  await scrollBy(page, 300);
  await expect(section).toHaveAttribute("data-reveal", "shown");
  await expect(part).toHaveCSS("opacity", "1");
  await jump(page, "top");
  await expect(section).toHaveAttribute("data-reveal", "shown");
  await jump(page, "end");
  await expect(waiting(page)).toHaveCount(0);
  expect(await layoutShift(page)).toBeLessThan(0.005);
  await test.step("the next page begins again", async () => {
    await page.locator("footer").getByRole("link", { name: texts.footer.process, exact: true }).click();
    await expect(page).toHaveURL(pathTo("process"));
    await expect(waiting(page)).toHaveCount(0);
    // The router may still jump to the top of the new page, which is no scroll of the visitor's.
    const scrollOn = async () => {
      await scrollBy(page, 10);
      return waiting(page).count();
    };
    await expect.poll(scrollOn, { intervals: [50, 100] }).toBeGreaterThan(0);
    const hidden = waiting(page).first().locator("> *").first();
    await expect(hidden).toHaveCSS("opacity", "0");
    await page.emulateMedia({ media: "print" });
    await expect(hidden, "on paper").toHaveCSS("opacity", "1");
  });
  await test.step("every section is shown at once with reduced motion", async () => {
    await page.emulateMedia({ media: null, reducedMotion: "reduce" });
    await openHome(page);
    await scrollBy(page, 10);
    await nextFrames(page, 10);
    await expect(page.locator("[data-reveal]")).toHaveCount(0);
  });
});
