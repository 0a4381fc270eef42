import { pathTo, texts } from "#tests/e2e/fixture.ts";
import { expectedPage } from "#tests/e2e/pages.ts";
import { expect, openPage, test } from "#tests/e2e/site-test.ts";

const words = texts.siteMap.search;

test("the search finds a page by its words, says how many there are and leads there", { tag: "@both" }, async ({
  page,
}) => {
  await openPage(page, pathTo("site-map"));
  const search = page.getByRole("search");
  const field = search.getByRole("searchbox", { name: words.label });
  const status = search.getByRole("status");
  await field.fill("contactar");
  const result = search.getByRole("listitem").locator(`a[href="${pathTo("contact")}"]`);
  await expect(result).toBeVisible();
  const found = await search.getByRole("listitem").count();
  await expect(status).toHaveText(
    found === 1 ? words.count_one : words.count_other.replace("{{count}}", String(found)),
  );
  await result.click();
  await expect(page.locator("h1")).toHaveText(expectedPage(pathTo("contact")).heading);
});

test("markup in a question is text, and what is not found is said with other ways", async ({ page }) => {
  await openPage(page, pathTo("site-map"));
  const search = page.getByRole("search");
  const query = "<zqxj onerror=wkqz>";
  await search.getByRole("searchbox", { name: words.label }).fill(query);
  await expect(search.getByRole("status")).toHaveText(words.nothing.replace("{{query}}", query));
  await expect(search.getByRole("link", { name: texts.footer.models })).toBeVisible();
  await expect(search.locator("img")).toHaveCount(0);
});

test("without a connection the search says so, and finds once there is one", async ({ page, context, errors }) => {
  errors.expectFailedRequest(/./);
  errors.expectConsoleError(/^The search could not be loaded\./);
  await openPage(page, pathTo("site-map"));
  const search = page.getByRole("search");
  const field = search.getByRole("searchbox", { name: words.label });
  await context.setOffline(true);
  await field.focus();
  await expect(search.getByRole("status")).toHaveText(words.failed);
  await context.setOffline(false);
  await field.fill("contacto");
  await expect(search.getByRole("listitem").first()).toBeVisible();
});
