import { pathTo } from "#tests/e2e/fixture.ts";
import { expect, openPage, test } from "#tests/e2e/site-test.ts";

test("a use leads to its model from anywhere on its card @both", async ({ page }) => {
  await openPage(page, pathTo("private-buyers"));
  const card = page.locator(".card-grid__item:has(.application-card)").first();
  await expect(card.getByRole("link")).toHaveCount(1);
  const href = await card.getByRole("link").getAttribute("href");
  await card.click({ position: { x: 12, y: 12 } });
  await expect(page).toHaveURL(href ?? "");
});
