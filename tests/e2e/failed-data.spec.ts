import type { Page } from "@playwright/test";
import { articlePaths, pathTo, texts } from "./fixture.ts";
import { expectedPage } from "./pages.ts";
import { expect, openPage, test } from "./site-test.ts";

const process = pathTo("process");
const data = "**/proceso.data*";
const [article = ""] = articlePaths();

async function expectErrorPage(page: Page): Promise<void> {
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(texts.error.title);
  await expect(page.getByRole("main")).toContainText(texts.error.text);
  // No words of programs.
  await expect(page.locator("body")).not.toContainText(/error|failed|fetch|undefined|404|503|\bat \w+ \(/i);
  await expect(page.locator("html")).toHaveAttribute("lang", "es");
  await expect(page).toHaveTitle(/\p{L}/u);
}

test("data that do not come end on the error page, which leads home and tries again", async ({ page, errors }) => {
  errors.expectFailedRequest(/(?:proceso|blog\/.*)\.data/);
  for (const [what, answer] of [
    ["a connection that breaks", undefined],
    ["a server error", { status: 503, contentType: "text/plain", body: "Service Unavailable" }],
    ["data that cannot be read", { status: 200, contentType: "text/x-script", body: "<html>" }],
  ] as const) {
    await test.step(what, async () => {
      await page.route(data, (route) => (answer ? route.fulfill(answer) : route.abort("failed")));
      await openPage(page, "/");
      await page.locator(`footer a[href="${process}"]`).click();
      await expectErrorPage(page);
      await expect(page).toHaveURL(process);
      await page.getByRole("link", { name: texts.error.home }).click();
      await expect(page).toHaveURL("/");
      await expect(page.locator("h1")).toHaveText(expectedPage("/").heading);
    });
  }
  await test.step("an article, and once more", async () => {
    await page.route(`**${article}.data*`, (route) => route.abort("failed"));
    await openPage(page, pathTo("blog"));
    await page.locator(`main a[href="${article}"]`).first().click();
    await expectErrorPage(page);
    await page.unroute(`**${article}.data*`);
    await page.getByRole("link", { name: texts.error.reload }).click();
    await expect(page.locator("h1")).toHaveText(expectedPage(article).heading);
  });
});
