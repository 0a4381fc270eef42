import { coveredByAssistant } from "#tests/e2e/covered-by-assistant.ts";
import { inParts, layoutPaths } from "#tests/e2e/pages.ts";
import { expect, test } from "#tests/e2e/site-test.ts";

const phones = [320, 360, 390, 430].flatMap((width) => [568, 640, 740, 844, 932].map((height) => ({ width, height })));
const wide = [768, 1024, 1280, 1920].map((width) => ({ width, height: 800 }));

for (const notice of ["closed", "open"] as const) {
  for (const [index, part] of inParts(layoutPaths, 2).entries()) {
    test(`with the notice ${notice} the assistant's button covers nothing at the ends of a page, part ${index + 1} of 2`, {
      tag: "@sweep",
    }, async ({ page }) => {
      if (notice === "open") await page.addInitScript(() => localStorage.clear());
      for (const path of part) {
        await page.goto(path);
        for (const size of [...phones, ...wide]) {
          await page.setViewportSize(size);
          for (const place of ["end", "start"] as const) {
            const covered = await page.evaluate(coveredByAssistant, place);
            expect(covered, `${path} ${size.width} x ${size.height}, ${place}`).toEqual([]);
          }
        }
      }
    });
  }
}

test("the assistant's button is round in every window", { tag: "@sweep" }, async ({ page }) => {
  await page.goto("/");
  for (const size of [...phones, ...wide]) {
    await page.setViewportSize(size);
    const shape = await page.locator(".assistant__button").evaluate((button) => {
      const { width, height } = button.getBoundingClientRect();
      return `${width} x ${height}, ${getComputedStyle(button).borderRadius}`;
    });
    expect(shape, `${size.width} x ${size.height}`).toBe("48 x 48, 50%");
  }
});
