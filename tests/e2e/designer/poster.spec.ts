import { pathTo } from "#tests/e2e/fixture.ts";
import { expect, openPage, test } from "#tests/e2e/site-test.ts";

test("a first view shows the drawing and the place of what will open the designer", async ({ page }) => {
  for (const window of [
    { width: 1280, height: 800 },
    { width: 390, height: 844 },
  ]) {
    await page.setViewportSize(window);
    await openPage(page, pathTo("designer"));
    const drawing = await page.getByRole("img", { name: "LUM|NORTE sin cubierta" }).boundingBox();
    const place = await page.locator(".first-version__action").boundingBox();
    if (!drawing || !place) throw new Error("The block of the first version is not on the page.");
    expect(drawing.y + drawing.height / 2).toBeLessThan(window.height);
    expect(place.height).toBeGreaterThanOrEqual(52);
    expect(place.y + place.height).toBeLessThanOrEqual(window.height);
    expect(drawing.x + drawing.width).toBeLessThanOrEqual(window.width);
  }
});

test("a phone's letters in the drawing have at least 11 px", { tag: "@phone" }, async ({ page }) => {
  await openPage(page, pathTo("designer"));
  const sizes = await page.locator(".axonometry text").evaluateAll((all) =>
    all.map((text) => {
      const matrix = text instanceof SVGGraphicsElement ? text.getScreenCTM() : null;
      return matrix ? Number.parseFloat(getComputedStyle(text).fontSize) * Math.hypot(matrix.a, matrix.b) : 0;
    }),
  );
  expect(sizes).toHaveLength(2);
  expect(Math.min(...sizes)).toBeGreaterThanOrEqual(11);
});
