import type { Page } from "@playwright/test";
import { z } from "zod";
import { expectedPages, inParts } from "#tests/e2e/pages.ts";
import { expect, test, waitForReact } from "#tests/e2e/site-test.ts";

/** What a page may move while it loads: a fifth of what counts as good (web.dev, «Cumulative Layout Shift»). */
const most = 0.02;

/** How late each kind of file comes, in milliseconds: text stands before its font, the layout before its pictures. */
const pictureDelay = 500;
const delays: ReadonlyMap<string, number> = new Map([
  ["font", 300],
  ["image", pictureDelay],
  ["script", 700],
  ["fetch", 700],
]);

const shiftSchema = z.array(z.object({ value: z.number(), what: z.array(z.string()) }));

for (const viewport of [
  { width: 360, height: 780 },
  { width: 1280, height: 800 },
]) {
  for (const [index, part] of inParts(expectedPages, 4).entries()) {
    test(`nothing moves while a page loads slowly, ${viewport.width} px, part ${index + 1} of 4`, async ({ page }) => {
      await page.setViewportSize(viewport);
      await watchShifts(page);
      await slowDown(page);
      for (const { path } of part) {
        await page.goto(path);
        await waitForReact(page);
        await scrollThrough(page);
        const shifts = shiftSchema.parse(await page.evaluate(() => Reflect.get(window, "layoutShifts")));
        const sum = shifts.reduce((total, { value }) => total + value, 0);
        expect(sum, `${path}: ${JSON.stringify(shifts)}`).toBeLessThanOrEqual(most);
      }
    });
  }
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

/** Notes in each document what moves, and by how much, unless a click or a key has caused it. */
async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: { value: number; what: string[] }[] = [];
    Reflect.set(window, "layoutShifts", shifts);
    new PerformanceObserver((list) => {
      // The browser's own entry, which TypeScript's DOM library does not describe.
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
        sources: { node?: Node }[];
      })[]) {
        if (entry.hadRecentInput) continue;
        const what = entry.sources.map(({ node }) => (node instanceof Element ? node.className : String(node)));
        shifts.push({ value: entry.value, what });
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
}

/** Goes down the page in steps of a window, as a reader does, so that late pictures come as well. */
async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async (delay) => {
    const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));
    for (let top = 0; top < document.body.scrollHeight; top += window.innerHeight) {
      window.scrollTo({ top, behavior: "instant" });
      await pause(60);
    }
    // For those that have come near, and what their arrival may move.
    await pause(delay + 200);
  }, pictureDelay);
}
