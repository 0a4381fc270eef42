import fc from "fast-check";
import { Box3 } from "three";
import { expect, test } from "vitest";
import { drawnParts } from "#app/designer/drawing/drawn-solid.ts";
import { hungSolids } from "#app/designer/solids/hung-solids.ts";
import { pieceParts } from "#app/designer/solids/pieces/piece-parts.ts";
import { placeParts } from "#app/designer/solids/place-parts.ts";
import type { Solid } from "#app/designer/solids/solid.ts";
import { weld } from "#app/designer/viewer/weld.ts";
import type { KitchenParts } from "#app/floor-plan/kitchen-layout.ts";
import { furniturePieces, type Plan } from "#app/floor-plan/plan-schema.ts";
import { fixture } from "#tests/site/fixture-site.ts";
import { smallPlan } from "#tests/unit/floor-plan/small-plan.ts";
import { holdsFor } from "#tests/unit/holds-for.ts";

const { pieces: catalogue } = fixture.edition("es").content.data("catalogue");

/** The solids of a piece that the model shows. */
const modelOf = (solids: readonly Solid[]) => solids.filter(({ only }) => only !== "drawing");

/** The ends of what the model shows within the size of a piece, rounded to a tenth of a millimetre. */
function boundsOf(solids: readonly Solid[]): number[] {
  const own = modelOf(solids).filter((solid) => !solid.beside);
  const ends = (axis: "x" | "y" | "z", pick: 0 | 1) => own.map((solid) => solid[axis][pick]);
  return [
    ...(["x", "y", "z"] as const).map((axis) => Math.min(...ends(axis, 0))),
    ...(["x", "y", "z"] as const).map((axis) => Math.max(...ends(axis, 1))),
  ].map((value) => Math.round(value * 10) / 10);
}

test.each(furniturePieces)("%s is as large in the model as in the catalogue", (piece) => {
  const sizes = catalogue[piece]?.sizes ?? [];
  for (const [width, depth, height] of sizes) {
    const solids = pieceParts[piece](width, depth, height);
    expect(boundsOf(solids)).toEqual([0, 0, 0, width, depth, height]);
    expect(drawnParts(solids).length).toBeGreaterThan(0);
    for (const { x, y, z } of modelOf(solids)) {
      for (const [from, to] of [x, y, z]) expect(to - from).toBeGreaterThan(0.9);
    }
  }
  const [[width, depth, height] = [600, 600, 600]] = sizes;
  holdsFor(
    fc.property(fc.integer({ min: 0, max: 400 }), fc.integer({ min: 0, max: 400 }), (wider, deeper) => {
      const bounds = boundsOf(pieceParts[piece](width + wider, depth + deeper, height));
      expect(bounds).toEqual([0, 0, 0, width + wider, depth + deeper, height]);
    }),
  );
});

test.each(furniturePieces)("what the viewer makes of %s is within its size", (piece) => {
  for (const [width, depth, height] of catalogue[piece]?.sizes ?? []) {
    const solids = modelOf(pieceParts[piece](width, depth, height)).filter((solid) => !solid.beside);
    const { painted } = weld(solids);
    painted?.computeBoundingBox();
    const { min, max } = painted?.boundingBox ?? new Box3();
    const hair = 0.001;
    expect([min.x, min.y, -max.z].every((start) => start >= -hair)).toBe(true);
    expect([max.x - width / 1000, max.y - height / 1000, -min.z - depth / 1000].every((end) => end <= hair)).toBe(true);
  }
});

test("a piece that is turned leans with its back", () => {
  const leans = (["n", "e", "s", "w"] as const).map((back) => {
    const [width, depth] = back === "n" || back === "s" ? [2100, 900] : [900, 2100];
    const solids = placeParts({ piece: "sofa", back, rect: [0, 0, width ?? 0, depth ?? 0], fixed: false }, 800);
    return solids.find(({ lean }) => lean)?.lean;
  });
  // The top of a cushion is nearer to the back than its foot.
  expect(leans.map((lean) => lean?.map((length) => Math.sign(length) + 0))).toEqual([
    [0, 1],
    [1, 0],
    [0, -1],
    [-1, 0],
  ]);
});

test("no piece is too fine for a phone", () => {
  const most = 4000;
  for (const piece of furniturePieces) {
    for (const [width, depth, height] of catalogue[piece]?.sizes ?? []) {
      const solids = modelOf(pieceParts[piece](width, depth, height));
      expect((weld(solids).painted?.attributes.position?.count ?? 0) / 3, piece).toBeLessThan(most);
    }
  }
});

test("the model and the drawing have the rings and the fridge of the plan", () => {
  const partsOf = (kitchen?: KitchenParts) => pieceParts.kitchen(2065, 600, 900, kitchen);
  const ringsIn = (only: "model" | "drawing", kitchen?: KitchenParts) =>
    partsOf(kitchen).filter((solid) => solid.foot !== undefined && !solid.beside && solid.only === only);
  expect(ringsIn("drawing")).toHaveLength(4);
  for (const rings of [1, 2, 3, 5, 6]) {
    expect(ringsIn("drawing", { rings })).toHaveLength(rings);
    // Each is a light disc and a dark one on it.
    expect(ringsIn("model", { rings })).toHaveLength(2 * rings);
  }
  const doorsOf = (kitchen: KitchenParts) =>
    partsOf(kitchen)
      .filter(({ paint, z }) => paint === "sage" && z[0] < 200)
      .map(({ x }) => Math.round(x[1] - x[0]));
  expect(doorsOf({ fridge: true })).toContain(556);
  expect(doorsOf({ fridge: false })).not.toContain(556);
});

/** The solids that hang on the walls of a plan whose kitchen is at the back. */
function hungIn(changes: Partial<Plan>): ReturnType<typeof hungSolids> {
  const kitchen = { label: "Cocina", piece: "kitchen", back: "n", rect: [300, 3200, 2000, 600] } as const;
  const furniture = [{ ...kitchen, room: "salon", fixed: true, rings: 4, fridge: false }];
  return hungSolids(smallPlan({ furniture, ...changes } as Partial<Plan>), catalogue);
}

test("cupboards hang on the wall behind a kitchen, but not before a window", () => {
  const [hung] = hungIn({});
  expect(hung).toMatchObject({ seen: "full", sides: ["n"] });
  const ends = (hung?.solids ?? []).map(({ x, y }) => [x[0] >= 300, x[1] <= 2300, y[1] <= 3800]);
  expect(ends.length).toBeGreaterThan(3);
  expect(ends.flat()).not.toContain(false);
  const window = {
    id: "v2",
    kind: "window",
    at: [300, 4000],
    axis: "x",
    width: 900,
    sill: 1000,
    head: 2100,
    panels: 1,
  };
  const [beside] = hungIn({ openings: [window as Plan["openings"][number]] });
  expect(Math.min(...(beside?.solids ?? []).map(({ x }) => x[0]))).toBe(1300);
});

test("a picture hangs on an end wall beside its windows, if there is the room", () => {
  const picturesIn = (openings: Plan["openings"]) =>
    hungIn({ openings: [...smallPlan().openings, ...openings] })
      .filter(({ sides }) => sides[0] === "w")
      .flatMap(({ solids }) => solids.filter(({ paint }) => paint === "paper"))
      .map(({ x, y }) => [x, y]);
  const wide = { id: "v2", kind: "window", axis: "y", sill: 1000, head: 2100, panels: 1 } as const;
  expect(picturesIn([])).toEqual([
    [
      [200, 226],
      [1555, 2445],
    ],
  ]);
  expect(picturesIn([{ ...wide, at: [0, 400], width: 1500 }])).toHaveLength(1);
  expect(picturesIn([{ ...wide, at: [0, 1000], width: 2000 }])).toEqual([]);
});

test("what hangs on a partition is lowered with it, whichever side the viewer is at", () => {
  const basin = { label: "Lavabo", piece: "basin", back: "w", rect: [4100, 1000, 450, 600], room: "bano", fixed: true };
  const [hung] = hungIn({ furniture: [basin as Plan["furniture"][number]] });
  expect(hung?.solids.length).toBeGreaterThan(0);
  expect(hung?.sides).toEqual([]);
});
