import type { Page } from "@playwright/test";
import { coveredByAssistant } from "./covered-by-assistant.ts";
import { expectAccessible } from "./expect-accessible.ts";
import { expectPage } from "./expect-page.ts";
import { articlePaths, pathTo, productPath } from "./fixture.ts";
import { cacheTypeface, layoutShifts } from "./layout-shift.ts";
import { expectedPage, inParts, layoutPaths } from "./pages.ts";
import {
  expect,
  isSameDocument,
  markDocument,
  navigate,
  nextFrames,
  openPage,
  test,
  waitForTakeOver,
} from "./site-test.ts";

/** Windows of phones. In any other height `sweeps/assistant-button.spec.ts` looks below the assistant's button. */
const phones = [
  [390, 844],
  [360, 780],
  [320, 568],
] as const;

/** The side of the smallest target that a finger hits (WCAG 2.2, 2.5.5). */
const smallest = 44;

// A document of each kind is loaded in `real/pages.spec.ts`, slowly in `sweeps/layout-shift.spec.ts`. The requests of
// its HTML are compared in `tests/build/assets.test.ts`.
test("pages ask for their scripts after they have loaded, and move nothing", async ({ page }) => {
  await cacheTypeface(page);
  for (const path of ["/", productPath("lum-sur"), pathTo("contact"), articlePaths()[1] ?? ""]) {
    await test.step(path, async () => {
      await page.goto(path);
      await waitForTakeOver(page);
      await nextFrames(page, 5);
      const asked = await page.evaluate(readScripts);
      expect(asked).not.toEqual([]);
      expect(Math.min(...asked.map(({ wait }) => wait))).toBeGreaterThanOrEqual(0);
      const ofActs = /\/(?:mail-client|supabase-client|assistant-panel)-/;
      expect(asked.filter(({ name }) => ofActs.test(name))).toEqual([]);
      expect(await layoutShifts(page)).toEqual([]);
    });
  }
});

for (const [index, part] of inParts(layoutPaths, 2).entries()) {
  // Menu, forms, assistant and notices are examined where they are used, every page in a wide window too by the sweep
  // of `real/pages.spec.ts`.
  test(`each kind of page begins at its top, fits a phone, and breaks no rule of WCAG 2.2 AA, part ${index + 1} of 2`, {
    tag: "@phone",
  }, async ({ page }) => {
    await openPage(page, pathTo("terms"));
    await markDocument(page);
    for (const [number, path] of part.entries()) {
      await test.step(path, async () => {
        await page.evaluate(() => window.scrollTo(0, 400));
        await navigate(page, path);
        await expectPage(page, expectedPage(path));
        await unfold(page);
        expect(await page.evaluate(findSmallTargets, smallest)).toEqual([]);
        await expectAccessible(page, path, number === 0 ? [] : undefined);
        // Each page begins with the window that the last one ended with: a window takes its time to change.
        for (const [width, height] of number % 2 === 0 ? phones : phones.toReversed()) {
          await page.setViewportSize({ width, height });
          for (const place of ["end", "start"] as const) {
            const covered = await page.evaluate(coveredByAssistant, place);
            expect(covered, `${path} at ${width} px, below the assistant's button at the ${place}`).toEqual([]);
          }
          // A phone zooms out of a page that is too wide, so that nothing seems to be in excess.
          const found = await page.evaluate(() => ({
            excess: document.documentElement.scrollWidth - document.documentElement.clientWidth,
            zoom: window.visualViewport?.scale,
          }));
          expect(found, `${path} at ${width} px`).toEqual({ excess: 0, zoom: 1 });
        }
      });
    }
    expect(await isSameDocument(page)).toBe(true);
  });
}

/** Opens what can be unfolded, to look at it too. */
async function unfold(page: Page): Promise<void> {
  await page.locator("details").evaluateAll((all: HTMLDetailsElement[]) => {
    for (const details of all) details.open = true;
  });
}

/** Returns the scripts that the page has asked for, and how long after its `load`, in milliseconds. */
function readScripts() {
  const [{ loadEventStart }] = performance.getEntriesByType("navigation") as [PerformanceNavigationTiming];
  return performance
    .getEntriesByType("resource")
    .filter(({ name }) => name.endsWith(".js"))
    .map(({ name, startTime }) => ({ name, wait: startTime - loadEventStart }));
}

/** Returns what is tapped and is smaller, with what a pseudo-element adds counted. */
function findSmallTargets(least: number): string[] {
  // Links among words are as high as their line.
  const targets = "button, summary, nav a, footer a, .button, label:has(input), .data-protection a, .site-map a";
  return [...document.querySelectorAll<HTMLElement>(targets)]
    .filter((element) => element.checkVisibility({ visibilityProperty: true }) && !element.closest("[aria-hidden]"))
    .filter((element) => element.getBoundingClientRect().width > 1)
    .flatMap((element) => {
      const { width, height } = element.getBoundingClientRect();
      const layer = getComputedStyle(element, "::after");
      const isCovered = layer.position === "absolute" && layer.content !== "none";
      const [x, y] = isCovered ? [Number.parseFloat(layer.width), Number.parseFloat(layer.height)] : [0, 0];
      // Half a pixel is rounding.
      const isSmall = Math.max(width, x || 0) < least - 0.5 || Math.max(height, y || 0) < least - 0.5;
      return isSmall ? [`${element.outerHTML.slice(0, 90)} ${Math.round(width)} x ${Math.round(height)}`] : [];
    });
}
