import fc from "fast-check";
import { expect, test } from "vitest";
import { drawnParts } from "#app/designer/drawing/drawn-solid.ts";
import { pieceParts } from "#app/designer/solids/pieces/piece-parts.ts";
import type { Solid } from "#app/designer/solids/solid.ts";
import { furniturePieces } from "#app/floor-plan/plan-schema.ts";
import { fixture } from "#tests/site/fixture-site.ts";
import { holdsFor } from "#tests/unit/holds-for.ts";

const { pieces: catalogue } = fixture.edition("es").content.data("catalogue");

/** What the model shows of a piece. */
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

/** About how many triangles the viewer makes of a solid. */
const trianglesOf = ({ ball, foot, round }: Solid) => {
  if (ball) return 170;
  if (foot !== undefined) return 96;
  return round ? (round > 20 ? 300 : 108) : 12;
};

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

test("no piece is too fine for a phone", () => {
  for (const piece of furniturePieces) {
    for (const [width, depth, height] of catalogue[piece]?.sizes ?? []) {
      const solids = modelOf(pieceParts[piece](width, depth, height));
      expect(solids.reduce((sum, solid) => sum + trianglesOf(solid), 0)).toBeLessThan(4000);
    }
  }
});

test("a kitchen has the rings that its plan has", () => {
  const ringsOf = (rings?: number) =>
    pieceParts.kitchen(2065, 600, 900, rings).filter(({ foot, only }) => foot !== undefined && only === "model");
  expect(ringsOf()).toHaveLength(4);
  for (const rings of [1, 2, 3, 5, 6]) expect(ringsOf(rings)).toHaveLength(rings);
});
