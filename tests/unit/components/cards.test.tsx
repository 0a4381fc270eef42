import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { CardGrid } from "#app/components/cards/card-grid.tsx";
import { drawingShares } from "#app/components/cards/drawing-shares.ts";

test("a grid has an item for each card, and none for a card that is not there", () => {
  const grid = renderToStaticMarkup(
    <CardGrid columns={4}>
      {[<p key="one">Uno</p>, <p key="two">Dos</p>]}
      {undefined}
    </CardGrid>,
  );
  expect(grid.match(/<li/g)).toHaveLength(2);
});

/** Buildings, and the part of its picture's width that the cutaway of one that size takes (measured in renders). */
const rendered = [
  { id: "small", measures: { length: 6.1, width: 3 }, part: 0.709 },
  { id: "middle", measures: { length: 7.6, width: 3.7 }, part: 0.763 },
  { id: "large", measures: { length: 10.7, width: 4.6 }, part: 0.834 },
];
const models = [...rendered, { id: "bespoke", measures: null }];

const sharesOf = (...ids: readonly string[]) =>
  drawingShares(
    ids.map((model) => ({ model })),
    models,
  );

test("boxes stand in the ratio of their real sizes, as wide as length and width together in isometric projection", () => {
  const shares = sharesOf(...rendered.map(({ id }) => id));
  const metres = rendered.map(
    ({ measures: { length, width }, part }, index) => (length + width) / ((shares[index] ?? 0) * part),
  );
  for (const each of metres) expect(each / (metres[0] ?? 0)).toBeCloseTo(1, 2);
});

test("a bespoke building counts as one of the smallest, and alone fills its column", () => {
  const [small, large, bespoke] = sharesOf("small", "large", "bespoke");
  expect([small, bespoke]).toEqual([bespoke, small]);
  expect(large).toBe(1);
  expect(sharesOf("bespoke")).toEqual([1]);
});
