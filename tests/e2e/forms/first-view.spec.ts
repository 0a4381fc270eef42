import { articlePaths, pathTo, productPath, texts } from "#tests/e2e/fixture.ts";
import { openPage } from "#tests/e2e/site-test.ts";
import { assistantOf } from "./assistant-page.ts";
import { expect, test } from "./forms-test.ts";
import { vendorsAmong } from "./vendor-scripts.ts";

test("no page loads code of a vendor before it is used", async ({ page }) => {
  const requested: string[] = [];
  page.on("request", (request) => requested.push(new URL(request.url()).pathname));
  // The pages with a form, and one page of each other kind: all pages share the frame with the assistant.
  for (const path of ["/", pathTo("contact"), pathTo("designer"), productPath("lum-sur"), articlePaths()[0] ?? ""]) {
    await test.step(path, async () => {
      requested.length = 0;
      await openPage(page, path);
      await expect(assistantOf(page).button).toBeVisible();
      // What effects request comes after the button.
      await page.waitForLoadState("networkidle");
      expect(requested.length).toBeGreaterThan(0);
      expect(vendorsAmong(requested)).toEqual([]);
    });
  }
});

test("with the menu open the assistant cannot be reached", { tag: "@phone" }, async ({ page }) => {
  await openPage(page, "/");
  await page.getByRole("button", { name: texts.nav.menu, exact: true }).tap();
  await expect(page.getByRole("navigation", { name: texts.nav.main })).toBeVisible();
  expect(await page.locator(".assistant").evaluate((element: HTMLElement) => element.inert)).toBe(true);
});
