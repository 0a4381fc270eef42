import type { Page } from "@playwright/test";
import { pathTo, productPath } from "#tests/e2e/fixture.ts";
import { expect, openPage, test } from "#tests/e2e/site-test.ts";

/** The side of the smallest target that a finger hits (WCAG 2.2, 2.5.5). */
const smallest = 44;

const paths = [
  "/",
  pathTo("models"),
  productPath("lum-sur"),
  pathTo("contact"),
  pathTo("designer"),
  pathTo("terms"),
  pathTo("site-map"),
];

// Links among words are as high as their line.
const targets = "button, summary, nav a, footer a, .button, label:has(input), .data-protection a, .site-map a";

test("everything that is tapped is 44 px wide and high at least @both", async ({ page }) => {
  for (const path of paths) {
    await openPage(page, path);
    await page.locator("details").evaluateAll((all: HTMLDetailsElement[]) => {
      for (const details of all) details.open = true;
    });
    expect(await smallTargets(page), path).toEqual([]);
  }
});

/** Returns the targets that are smaller, with what a pseudo-element adds to them counted. */
function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(
    ({ selector, least }) =>
      [...document.querySelectorAll<HTMLElement>(selector)]
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
        }),
    { selector: targets, least: smallest },
  );
}
