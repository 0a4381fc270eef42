import type { Page } from "@playwright/test";
import { layoutShifts } from "#tests/e2e/layout-shift.ts";
import { layoutPaths } from "#tests/e2e/pages.ts";
import { expect, test, waitForReact } from "#tests/e2e/site-test.ts";

/**
 * The largest shift that a page may have while it loads: a fifth of the limit of a good one (web.dev, «Cumulative
 * Layout Shift»).
 */
const most = 0.02;

/** How late each kind of file comes, in milliseconds: text is drawn before its font, the layout before its pictures. */
const pictureDelay = 150;
const delays: ReadonlyMap<string, number> = new Map([
  ["font", 100],
  ["image", pictureDelay],
  ["script", 200],
  ["fetch", 200],
]);

for (const viewport of [
  { width: 360, height: 780 },
  { width: 1280, height: 800 },
]) {
  test(`nothing moves while a page loads slowly, ${viewport.width} px`, { tag: "@sweep" }, async ({ page }) => {
    await page.setViewportSize(viewport);
    await slowDown(page);
    for (const path of layoutPaths) {
      await page.goto(path);
      await waitForReact(page);
      await scrollThrough(page);
      const shifts = await layoutShifts(page);
      const sum = shifts.reduce((total, { value }) => total + value, 0);
      expect(sum, `${path}: ${JSON.stringify(shifts)}`).toBeLessThanOrEqual(most);
    }
  });
}

async function slowDown(page: Page): Promise<void> {
  await page.route("**/*", async (route) => {
    const delay = delays.get(route.request().resourceType());
    if (delay) await new Promise((resolve) => setTimeout(resolve, delay));
    await route.continue().catch((error: unknown) => {
      // The page that asked may have been left meanwhile.
      if (!page.isClosed() && !String(error).includes("closed")) throw error;
    });
  });
}

/** Scrolls down the page in steps of a window, as a reader does, so that late pictures load as well. */
async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async (delay) => {
    const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));
    for (let top = 0; top < document.body.scrollHeight; top += window.innerHeight) {
      window.scrollTo({ top, behavior: "instant" });
      await pause(40);
    }
    // Time for pictures that are near the window now.
    await pause(delay);
    await Promise.all([...document.images].filter(({ loading }) => loading !== "lazy").map((image) => image.decode()));
    await pause(50);
  }, pictureDelay);
}
