import type { Page } from "@playwright/test";
import { pathTo, texts } from "./fixture.ts";
import { expectedPage } from "./pages.ts";
import { expect, navigate, openPage, test, waitForReact } from "./site-test.ts";

const process = pathTo("process");
const data = "**/proceso.data*";

async function expectErrorPage(page: Page): Promise<void> {
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(texts.error.title);
  await expect(page.getByRole("main")).toContainText(texts.error.text);
  // No words of programs.
  await expect(page.locator("body")).not.toContainText(/error|failed|fetch|undefined|404|503|\bat \w+ \(/i);
  await expect(page.locator("html")).toHaveAttribute("lang", "es");
  await expect(page).toHaveTitle(/\p{L}/u);
}

test("data that do not come end on the error page, which leads home and tries again", async ({ page, errors }) => {
  errors.expectFailedRequest(/proceso\.data/);
  const link = page.locator(`footer a[href="${process}"]`);
  await openPage(page, "/");
  await test.step("data that cannot be read", async () => {
    await page.route(data, (route) => route.fulfill({ status: 200, contentType: "text/x-script", body: "<html>" }));
    await link.click();
    await expectErrorPage(page);
    await expect(page).toHaveURL(process);
    const home = page.getByRole("link", { name: texts.error.home });
    // It loads a document, which has its data.
    await home.dispatchEvent("pointerdown");
    await expect(page.locator('link[rel="prefetch"]')).toHaveCount(0);
    await home.click();
    await expect(page).toHaveURL("/");
    await expect(page.locator("h1")).toHaveText(expectedPage("/").heading);
    await waitForReact(page);
  });
  await test.step("a connection that breaks", async () => {
    await page.route(data, (route) => route.abort("failed"));
    await navigate(page, `${process}?a=b#c`);
    await expectErrorPage(page);
    await page.unroute(data);
    await page.getByRole("button", { name: texts.error.reload }).click();
    await expect(page.locator("h1")).toHaveText(expectedPage(process).heading);
    await expect(page).toHaveURL(`${process}?a=b#c`);
  });
});
