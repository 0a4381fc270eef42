import { articlePaths, pathTo, productPath } from "#tests/e2e/fixture.ts";
import { expect, openPage, test } from "#tests/e2e/site-test.ts";

const banded = [pathTo("about"), pathTo("process"), pathTo("faq"), productPath("lum-sur"), productPath("lum-lienzo")];
const unbanded = ["/", "/lum-norte", pathTo("privacy"), pathTo("blog"), articlePaths()[0] ?? ""];

test("a page ends with one call: its closing band or, without one, that of the footer", async ({ page }) => {
  const band = page.locator("main > :last-child");
  const invitation = page.locator(".site-footer__invitation");
  for (const path of banded) {
    await openPage(page, path);
    await expect(band, path).toHaveClass("call-to-action");
    await expect(invitation, path).toBeHidden();
  }
  for (const path of unbanded) {
    await openPage(page, path);
    await expect(page.locator(".call-to-action"), path).toHaveCount(0);
    await expect(invitation, path).toBeVisible();
  }
  // Its button would lead to the form above it, or repeat that of a closing note.
  for (const path of [pathTo("contact"), pathTo("financing")]) {
    await openPage(page, path);
    await expect(invitation, path).toBeHidden();
  }
});

test("the footer is at most 360 px high in wide windows and has two columns on phones", async ({ page }) => {
  const footer = page.getByRole("contentinfo");
  for (const path of [...banded, ...unbanded]) {
    await page.setViewportSize({ width: 1280, height: 800 });
    await openPage(page, path);
    expect((await footer.boundingBox())?.height, path).toBeLessThanOrEqual(360);
    await page.setViewportSize({ width: 390, height: 844 });
    const columns = footer.locator(".site-footer__column:not(:first-child)");
    const [first, second] = await columns.evaluateAll((all) => all.map((each) => each.getBoundingClientRect()));
    expect(first?.top, path).toBe(second?.top);
    expect(first?.left, path).not.toBe(second?.left);
    const pages = footer.locator(".site-footer__column:first-child li");
    const starts = await pages.evaluateAll((all) => all.map((item) => item.getBoundingClientRect().left));
    expect(new Set(starts).size, path).toBe(2);
  }
});
