import type { Locator } from "@playwright/test";
import { openSlideshow } from "#tests/e2e/interactions/slideshow-page.ts";
import { repeatLast } from "#tests/e2e/repeat-last.ts";
import { expect, test } from "#tests/e2e/site-test.ts";

/** As many slides as the specification has. */
const slides = 11;

/** Returns the boxes of elements, rounded. */
function boxesOf(elements: Locator): Promise<{ top: number; bottom: number; width: number }[]> {
  return elements.evaluateAll((all) =>
    all.map((element) => {
      const { top, bottom, width } = element.getBoundingClientRect();
      return { top: Math.round(top), bottom: Math.round(bottom), width: Math.round(width) };
    }),
  );
}

for (const [width, height] of [
  [360, 780],
  [1280, 800],
] as const) {
  test(`the marks of the slideshow are one row of targets at ${width} px, and the window holds it all`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    const { section, track, marks } = await openSlideshow(page);
    await repeatLast(marks, slides);
    const targets = await boxesOf(marks);
    expect(new Set(targets.map(({ top }) => top)).size).toBe(1);
    for (const target of targets) expect(target.width).toBeGreaterThanOrEqual(24);
    const [picture] = await boxesOf(track);
    const [buttons] = await boxesOf(section.locator(".slideshow__buttons"));
    const [first] = targets;
    if (!picture || !buttons || !first) throw new Error("The slideshow has no picture or no controls.");
    expect(Math.max(first.bottom, buttons.bottom, picture.bottom) - picture.top).toBeLessThanOrEqual(height);
    // Beside the caption where there is space for them.
    expect(first.bottom <= picture.bottom).toBe(width === 1280);
  });
}
