import type { Page } from "@playwright/test";
import { content, pathTo } from "#tests/e2e/fixture.ts";
import { expect, openPage, test } from "#tests/e2e/site-test.ts";

const parts = content.page("process").data.construction?.parts ?? [];

/** Returns where the middle of each number is in the picture, in per cent. */
function measureMarks(page: Page): Promise<{ x: number; y: number }[]> {
  return page.locator(".labelled-picture__frame").evaluate((frame) => {
    const picture = frame.querySelector("img")?.getBoundingClientRect() ?? new DOMRect();
    return [...frame.querySelectorAll(".labelled-picture__mark")].map((mark) => {
      const { left, top, width, height } = mark.getBoundingClientRect();
      return {
        x: Math.round(((left + width / 2 - picture.left) / picture.width) * 100),
        y: Math.round(((top + height / 2 - picture.top) / picture.height) * 100),
      };
    });
  });
}

test("the numbers of a picture are where the content says, also from right to left, and its list has their order", {
  tag: "@both",
}, async ({ page }) => {
  expect(parts.length).toBeGreaterThan(1);
  await openPage(page, pathTo("process"));
  await expect(page.locator(".labelled-picture__mark")).toHaveText(parts.map((_, index) => String(index + 1)));
  await expect(page.locator(".labelled-picture").getByRole("listitem").getByRole("heading")).toHaveText(
    parts.map(({ name }) => name),
  );
  for (const direction of ["ltr", "rtl"]) {
    await page.evaluate((dir) => document.documentElement.setAttribute("dir", dir), direction);
    expect(await measureMarks(page), direction).toEqual(parts.map(({ at }) => at));
  }
});
