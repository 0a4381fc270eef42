import type { Page } from "@playwright/test";
import { expect, openPage, test, withoutPictures } from "./site-test.ts";

test.beforeEach(async ({ page }) => {
  await withoutPictures(page);
});

/** The page for what went wrong, in words for visitors. */
async function expectErrorPage(page: Page): Promise<void> {
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Algo ha fallado");
  await expect(page.getByRole("main")).toContainText("No hemos podido mostrar esta página.");
  await expect(page.locator("body")).not.toContainText(/error|failed|fetch|undefined|404|503|\bat \w+ \(/i);
  await expect(page.locator("html")).toHaveAttribute("lang", "es");
  await expect(page).toHaveTitle(/\p{L}/u);
}

for (const [what, answer] of [
  ["a connection that breaks", undefined],
  ["a server in trouble", { status: 503, contentType: "text/plain", body: "Service Unavailable" }],
  ["data that cannot be read", { status: 200, contentType: "text/x-script", body: "<html>" }],
] as const) {
  test(`${what} ends in a Spanish page from which the way home works`, async ({ page, faults }) => {
    faults.expectFailedRequest(/proceso\.data/);
    await page.route("**/proceso.data*", (route) => (answer ? route.fulfill(answer) : route.abort("failed")));
    await openPage(page, "/");
    await page.locator('footer a[href="/proceso"]').click();
    await expectErrorPage(page);
    await expect(page).toHaveURL("/proceso");
    await page.getByRole("link", { name: "Ir a la página de inicio" }).click();
    await expect(page).toHaveURL("/");
    await expect(page.getByRole("heading", { name: "Nuestros Modelos" })).toBeVisible();
  });
}

test("what failed can be tried again", async ({ page, faults }) => {
  faults.expectFailedRequest(/proceso\.data/);
  await page.route("**/proceso.data*", (route) => route.abort("failed"));
  await openPage(page, "/");
  await page.locator('footer a[href="/proceso"]').click();
  await expectErrorPage(page);
  await page.unroute("**/proceso.data*");
  await page.getByRole("link", { name: "Volver a cargar" }).click();
  await expect(page.locator("h1")).toHaveText("Nuestro Proceso Integral");
});

test("a list of articles that cannot be had ends in the same page", async ({ page, faults }) => {
  faults.expectFailedRequest(/index\.json/);
  await page.route("**/blog/index.json", (route) => route.abort("failed"));
  await openPage(page, "/blog");
  await page.locator('main a[href="/blog/futuro-modular"]').click();
  await expectErrorPage(page);
});
