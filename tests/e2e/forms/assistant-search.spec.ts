import { pathTo, texts } from "#tests/e2e/fixture.ts";
import { openAssistant } from "./assistant-page.ts";
import { calls, expect, failures, test } from "./forms-test.ts";

const { label } = texts.siteMap.search;

test("where the function cannot be reached, the search of all pages takes the question over", {
  tag: "@phone",
}, async ({ page, errors }) => {
  errors.expectFailedRequest(/./);
  errors.expectConsoleError(/^The assistant gave no reply\./);
  const { panel, ask } = await openAssistant(page);
  await page.route(calls.chat, failures["no connection"]);
  await ask("madera");
  const link = panel.getByRole("link", { name: label });
  await expect(link).toBeInViewport();
  await link.click();
  await expect(page).toHaveURL(pathTo("site-map"));
  // On a phone it would cover the page.
  await expect(panel).toBeHidden();
  await expect(page.getByRole("searchbox", { name: label })).toHaveValue("madera");
  await expect(page.locator(".site-search__results li").first()).toContainText(/madera/i);
});

test("the search takes over what is being typed, and on its own page too", async ({ page }) => {
  const { panel, input } = await openAssistant(page, pathTo("site-map"));
  await input.fill("madera");
  await panel.getByRole("link", { name: label }).click();
  const field = page.getByRole("searchbox", { name: label });
  await expect(field).toHaveValue("madera");
  await expect(page.locator(".site-search__results mark").first()).toBeVisible();
  await input.fill("terreno");
  await panel.getByRole("link", { name: label }).click();
  await expect(field).toHaveValue("terreno");
  expect(new URL(page.url()).search).toBe("");
});
