import { drawingShares } from "#app/components/cards/drawing-shares.ts";
import { content, pathTo } from "#tests/e2e/fixture.ts";
import { expect, openPage, test } from "#tests/e2e/site-test.ts";

const models = content.entries("models").map(({ id, data }) => ({ id, measures: data.size }));

for (const [name, path, cards] of [
  ["the home page", pathTo("home"), content.page("home").data.uses.cards],
  ["the uses for a house", pathTo("private-buyers"), content.page("private-buyers").data.cards],
  ["the uses for a business", pathTo("businesses"), content.page("businesses").data.cards],
  ["the page of all models", pathTo("models"), content.page("models").data.uses.cards],
] as const) {
  test(`${name}: the drawings side by side have one scale`, { tag: "@both" }, async ({ page }) => {
    await openPage(page, path);
    const boxes = await page.locator("[style*='--share']").evaluateAll((images) =>
      images.map((image) => {
        const { width, height, top, bottom } = image.getBoundingClientRect();
        return { width, shape: width / height, top, bottom };
      }),
    );
    const shares = drawingShares(cards, models);
    expect(new Set(shares).size).toBeGreaterThan(1);
    const widest = Math.max(...boxes.map(({ width }) => width));
    expect(boxes.map(({ width }) => width / widest)).toEqual(shares.map((share) => expect.closeTo(share, 2)));
    for (const { shape } of boxes) expect(shape).toBeCloseTo(4 / 3, 1);
    // Those of a row stand on one line.
    for (const box of boxes) {
      const row = boxes.filter(({ top, bottom }) => top < box.bottom && bottom > box.top);
      for (const { bottom } of row) expect(bottom).toBeCloseTo(box.bottom, 0);
    }
  });
}
