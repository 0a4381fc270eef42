import { expect, test } from "vitest";
import { startDesign } from "#app/designer/design/design.ts";
import { drawnFurniture } from "#app/designer/plan-editor/drawn-furniture.ts";
import { smallPlan } from "#tests/unit/floor-plan/small-plan.ts";

test("every piece of a design is drawn, also a kitchen that a link adds", () => {
  const plan = smallPlan();
  const { pieces } = startDesign("casa", plan);
  const kitchen = { id: 2, piece: "kitchen", rect: [300, 300, 1600, 600], back: "s", fixed: false } as const;
  const drawn = drawnFurniture(plan, [...pieces, kitchen]);
  expect(drawn.map(({ piece, rect }) => [piece, rect])).toEqual(
    [...pieces, kitchen].map(({ piece, rect }) => [piece, rect]),
  );
  expect(drawn[1]).toBe(plan.furniture[1]);
});
