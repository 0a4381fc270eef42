import { content, pathTo, productPath, texts } from "#tests/e2e/fixture.ts";
import { expect, openPage, test } from "#tests/e2e/site-test.ts";

const models = content.entries("models");

test("breadcrumbs take one line and move no picture of a product @both", async ({ page }) => {
  for (const { slug, data } of models) {
    await openPage(page, productPath(slug));
    const breadcrumbs = page.getByRole("navigation", { name: texts.nav.breadcrumbs });
    await expect(breadcrumbs.getByRole("listitem")).toHaveText([texts.pageName.home, /./, data.name]);
    const tops = await breadcrumbs
      .getByRole("link")
      .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().top));
    expect(new Set(tops).size).toBe(1);
    const picture = page.locator(".gallery");
    const before = await picture.boundingBox();
    await breadcrumbs.evaluate((element) => element.remove());
    expect((await picture.boundingBox())?.y).toBe(before?.y);
  }
});

test("a long name in the breadcrumbs is cut to one line @phone", async ({ page }) => {
  await openPage(page, pathTo("financing-businesses"));
  const last = page.getByRole("navigation", { name: texts.nav.breadcrumbs }).getByRole("link").last();
  const height = (await last.boundingBox())?.height;
  await last.evaluate((link) => {
    link.textContent = "Un nombre que no cabe en la línea de un teléfono ".repeat(3);
  });
  expect((await last.boundingBox())?.height).toBe(height);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
});
