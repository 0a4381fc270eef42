import { expectedPages, inParts } from "#tests/e2e/pages.ts";
import { openPage } from "#tests/e2e/site-test.ts";
import { assistantOf } from "./assistant-page.ts";
import { expect, test } from "./forms-test.ts";
import { vendorScripts } from "./vendor-scripts.ts";

const parts = inParts(expectedPages, 2);

for (const [index, pages] of parts.entries()) {
  test(`no page loads a vendor's code before it is used, part ${index + 1} of ${parts.length}`, async ({ page }) => {
    const asked: string[] = [];
    page.on("request", (request) => asked.push(new URL(request.url()).pathname));
    for (const { path } of pages) {
      await test.step(path, async () => {
        asked.length = 0;
        await openPage(page, path);
        await expect(assistantOf(page).button).toBeVisible();
        // What effects ask for comes after the button.
        await page.waitForLoadState("networkidle");
        const found = vendorScripts.filter(({ paths }) => paths.some((script) => asked.includes(script)));
        expect(found.map(({ vendor }) => vendor)).toEqual([]);
      });
    }
  });
}

test("the assistant stands on every page and opens there", async ({ page }) => {
  for (const path of ["/", "/contacto", "/blog/futuro-modular", "/privacidad", "/historia-1"]) {
    await openPage(page, path);
    const { button, panel } = assistantOf(page);
    await button.click();
    await expect(panel).toBeVisible();
  }
});

test("with the menu open the assistant cannot be reached", async ({ page, isMobile }) => {
  test.skip(!isMobile, "Elsewhere the menu stands in the line.");
  await openPage(page, "/");
  await page.getByRole("button", { name: "Menú", exact: true }).tap();
  await expect(page.locator(".site-header__menu")).toBeVisible();
  expect(await page.locator(".assistant").evaluate((element: HTMLElement) => element.inert)).toBe(true);
});
