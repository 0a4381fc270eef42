import { articlePaths, content, pathTo, texts } from "./fixture.ts";
import { expectedPage } from "./pages.ts";
import { expect, openPage, test } from "./site-test.ts";

test("the first Tab stop leads past the menu to the page", async ({ page }) => {
  await openPage(page, pathTo("campsites"));
  await page.keyboard.press("Tab");
  const skip = page.getByRole("link", { name: texts.nav.skip });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press("Enter");
  await expect(page.locator("#site-content")).toBeFocused();
  await page.keyboard.press("Tab");
  expect(await page.evaluate(() => document.activeElement?.closest("main") !== null)).toBe(true);
});

test("the logo leads home from an article", async ({ page }) => {
  await openPage(page, articlePaths()[0] ?? "");
  await page.getByRole("link", { name: texts.nav.home.replace("{{brand}}", content.site().brand) }).click();
  await expect(page).toHaveURL("/");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(expectedPage("/").heading);
});
