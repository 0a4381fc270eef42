import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { CardGrid } from "#app/components/cards/card-grid.tsx";

test("a grid has an item for each card, and none for a card that is not there", () => {
  const grid = renderToStaticMarkup(
    <CardGrid columns={4}>
      {[<p key="one">Uno</p>, <p key="two">Dos</p>]}
      {undefined}
    </CardGrid>,
  );
  expect(grid.match(/<li/g)).toHaveLength(2);
});
