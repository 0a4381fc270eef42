import fc, { type Arbitrary } from "fast-check";
import { expect, test } from "vitest";
import { buildingSolids } from "#app/designer/drawing/building-solids.ts";
import { describeAxonometry } from "#app/designer/drawing/describe-axonometry.ts";
import { type DrawnSolid, drawnParts } from "#app/designer/drawing/drawn-solid.ts";
import { facesOf } from "#app/designer/drawing/isometry.ts";
import { paintOrder } from "#app/designer/drawing/paint-order.ts";
import { cuts } from "#app/designer/solids/cut-off.ts";
import { placeParts } from "#app/designer/solids/place-parts.ts";
import { block, drum, type Solid } from "#app/designer/solids/solid.ts";
import { intersection } from "#app/floor-plan/boxes.ts";
import type { Catalogue } from "#app/floor-plan/furnishing/catalogue-schema.ts";
import { heightOf, type PlacedPiece } from "#app/floor-plan/furnishing/placed-piece.ts";
import type { Interval } from "#app/floor-plan/intervals.ts";
import { furniturePieces, type Plan } from "#app/floor-plan/plan-schema.ts";
import { boundingBox } from "#app/floor-plan/polygons.ts";
import { boxWithChairs } from "#app/floor-plan/seating.ts";
import { fixture } from "#tests/site/fixture-site.ts";
import { smallPlan } from "#tests/unit/floor-plan/small-plan.ts";
import { holdsFor } from "#tests/unit/holds-for.ts";

const { content } = fixture.edition("es");
const catalogue = content.data("catalogue").pieces;
const height = (piece: PlacedPiece) => heightOf(piece, catalogue);
const plans: readonly Plan[] = [...content.entries("models").flatMap(({ data }) => data.plans), smallPlan()];

const drawn = (solid: Solid) => drawnParts([solid]);

test("a box shows its top, its front and its right side, and a sheet one of them", () => {
  expect(drawn(block([0, 100], [0, 50], [0, 200])).flatMap(facesOf)).toEqual([
    { style: "top", path: "M0-40l10 10 5-5-10-10z" },
    { style: "front", path: "M0-40l10 10 0 40-10-10z" },
    { style: "side", path: "M10-30l5-5 0 40-5 5z" },
  ]);
  expect(
    drawn(block([0, 100], [50, 50], [0, 200]))
      .flatMap(facesOf)
      .map(({ style }) => style),
  ).toEqual(["front"]);
});

test("a drum shows its top and its side, down to a narrower foot", () => {
  // A circle of 10 cm is one of 14.1 units on the sheet, twice as high as on the floor; the foot is half as wide.
  expect(drawn(drum([0, 200], [0, 200], [0, 100], "white", 0.5)).flatMap(facesOf)).toEqual([
    {
      style: "front",
      path: "M5.9-20l7.1 20a7.1 7.1 45 0 0 14.1 0l7.1-20a14.1 14.1 45 0 1-28.3 0z",
    },
    { style: "top", path: "M5.9-20a14.1 14.1 45 0 0 28.3 0a14.1 14.1 45 0 0-28.3 0z" },
  ]);
});

/** The tops of the solids of one material, each once. */
function topsOf(solids: readonly DrawnSolid[], material: DrawnSolid["material"]): number[] {
  return [...new Set(solids.filter((solid) => solid.material === material).map(({ z }) => z[1]))].toSorted();
}

test("far walls, partitions and near walls are cut at their heights, with the glass in them", () => {
  const solids = buildingSolids(smallPlan());
  expect(topsOf(solids, "wall")).toEqual([1200, 320, 860]);
  // The window at the back begins above the cut: its wall is whole.
  expect(topsOf(solids, "pane")).toEqual([cuts.near]);
  expect(solids.filter(({ y, z }) => y[0] === 3800 && z[1] === cuts.far)).toHaveLength(1);
  const openings = smallPlan().openings.map((opening) =>
    opening.id === "v1" ? { ...opening, sill: 900, head: 1100 } : opening,
  );
  const lower = buildingSolids(smallPlan({ openings }));
  expect(topsOf(lower, "sill")).toEqual([900]);
  expect(topsOf(lower, "pane")).toEqual([1100, 320]);
  expect(lower.filter(({ material, z }) => material === "wall" && z[0] === 1100)).toHaveLength(1);
});

test("the two near walls meet without a line at their corner", () => {
  const near = buildingSolids(smallPlan()).filter(({ material, z }) => material === "wall" && z[1] === cuts.near);
  const corner = near.filter(({ x, y }) => x[1] === 6000 && y[0] === 0);
  expect(corner.map(({ plain }) => plain)).toEqual(["side", "front"]);
});

const wardrobe: PlacedPiece = { piece: "wardrobe", back: "n", rect: [500, 500, 1200, 600], fixed: false };

test("what is higher than a person is cut off, as low as the partitions if it belongs to the building", () => {
  /** How high a top begins above the left corner of the body, which is 35 mm behind the front of the wardrobe. */
  const topsOver = (piece: PlacedPiece, tall: number) => {
    const only: Catalogue = {
      wardrobe: { room: "bedroom", sizes: [[1200, 600, tall]], fixed: false, flat: false, needs: [] },
    };
    return describeAxonometry(smallPlan(), [piece], only).paths.flatMap(([style, path]) =>
      style === "top" ? [...path.matchAll(/M103\.5(-[\d.]+)/g)].map(([, y]) => -5 * Number(y) - 17.5) : [],
    );
  };
  expect(topsOver(wardrobe, 2200)).toEqual([cuts.far]);
  expect(topsOver({ ...wardrobe, fixed: true }, 2200)).toEqual([cuts.partition]);
  expect(topsOver(wardrobe, 1700)).toEqual([1700]);
});

const sides = ["n", "s", "e", "w"] as const;

test.each(furniturePieces)("%s keeps to its place and its height at every turn, what is beside it apart", (piece) => {
  for (const [width, depth, tall] of catalogue[piece]?.sizes ?? []) {
    for (const back of sides) {
      const size = back === "n" || back === "s" ? ([width, depth] as const) : ([depth, width] as const);
      const placed: PlacedPiece = { piece, back, rect: [1000, 2000, ...size], fixed: false };
      const { left, right, front, back: end } = boxWithChairs(placed);
      const parts = placeParts(placed, tall);
      const own = drawnParts(parts.filter(({ beside }) => !beside));
      expect(Math.max(...own.map(({ z }) => z[1]))).toBeLessThanOrEqual(tall);
      for (const { x, y, z } of drawnParts(parts)) {
        expect([x[0] >= left, x[1] <= right, y[0] >= front, y[1] <= end, z[0] >= 0]).not.toContain(false);
        for (const [from, to] of [x, y, z]) expect(from % 5 === 0 && from <= to).toBe(true);
      }
    }
  }
});

test("the back of a piece is on its side", () => {
  const backrests = sides.map((back) => {
    const parts = placeParts({ piece: "sofa", back, rect: [0, 0, 2000, 2000], fixed: false }, 800);
    const { x, y } = parts.reduce((one, other) => (other.z[1] > one.z[1] ? other : one));
    return { n: y[1] === 2000, s: y[0] === 0, e: x[1] === 2000, w: x[0] === 0 };
  });
  expect(backrests.map((touches, index) => touches[sides[index] ?? "n"])).toEqual([true, true, true, true]);
});

/** The heights at which a ray towards the viewer is inside a solid; none for one that it only touches. */
function stretchOf(solid: DrawnSolid, [atX, atY]: readonly [number, number]): Interval | undefined {
  const [x, y, z] = [solid.x, solid.y, solid.z].map(([from, to]): Interval => {
    const skin = from < to ? 0.01 : 0;
    return [from + skin, to - skin];
  }) as [Interval, Interval, Interval];
  const from = Math.max(x[0] - atX, atY - y[1], z[0]);
  const to = Math.min(x[1] - atX, atY - y[0], z[1]);
  return from <= to ? [from, to] : undefined;
}

/** The pairs of solids on a ray of which the nearer one is painted first. */
function wronglyPainted(order: readonly DrawnSolid[], ray: readonly [number, number]): DrawnSolid[][] {
  const hits = order.flatMap((solid) => ({ solid, stretch: stretchOf(solid, ray) }));
  return hits.flatMap(({ solid, stretch }, index) =>
    hits
      .slice(index + 1)
      .filter((later) => stretch && later.stretch && stretch[0] >= later.stretch[1] && stretch[1] > later.stretch[1])
      .map((later) => [solid, later.solid]),
  );
}

/** Pieces at any turn, apart from one another and from the walls of a plan. */
function apartIn(plan: Plan): Arbitrary<PlacedPiece[]> {
  const { left, right, front, back: end } = boundingBox(plan.outline);
  const walls = buildingSolids(plan).map(({ x, y }) => ({ left: x[0], right: x[1], front: y[0], back: y[1] }));
  const step = (from: number, to: number) => fc.integer({ min: from / 5, max: to / 5 }).map((value) => value * 5);
  const piece = fc
    .record({
      kind: fc.constantFrom(
        ...furniturePieces.flatMap((kind) => (catalogue[kind]?.sizes ?? []).map((size) => [kind, size] as const)),
      ),
      back: fc.constantFrom(...sides),
      x: step(left, right),
      y: step(front, end),
      fixed: fc.boolean(),
    })
    .map(({ kind: [name, [width, depth]], back, x, y, fixed }): PlacedPiece => {
      const size = back === "n" || back === "s" ? ([width, depth] as const) : ([depth, width] as const);
      return { piece: name, back, rect: [x, y, ...size], fixed };
    });
  return fc.array(piece, { maxLength: 60 }).map((candidates) => {
    const placed: PlacedPiece[] = [];
    for (const candidate of candidates) {
      const taken = [...walls, ...placed.map(boxWithChairs)];
      if (!taken.some((box) => intersection(box, boxWithChairs(candidate)))) placed.push(candidate);
    }
    return placed;
  });
}

const anyRoom = fc.constantFrom(...plans).chain((plan) => fc.tuple(fc.constant(plan), apartIn(plan)));

test("nearer solids are painted over farther ones", () => {
  const shares = fc.tuple(
    fc.nat(),
    fc.double({ min: 0, max: 1, noNaN: true }),
    fc.double({ min: 0, max: 1, noNaN: true }),
    fc.double({ min: 0, max: 1, noNaN: true }),
  );
  holdsFor(
    fc.property(anyRoom, fc.array(shares, { minLength: 100, maxLength: 100 }), ([plan, pieces], points) => {
      const order = paintOrder([
        ...buildingSolids(plan),
        ...pieces.flatMap((piece) => drawnParts(placeParts(piece, height(piece)))),
      ]).flat();
      for (const [index, alongX, alongY, alongZ] of points) {
        const solid = order[index % order.length];
        if (!solid) continue;
        const at = ([from, to]: Interval, share: number) => from + (to - from) * share;
        const [x, y, z] = [at(solid.x, alongX), at(solid.y, alongY), at(solid.z, alongZ)];
        expect(wronglyPainted(order, [x - z, y + z])).toEqual([]);
      }
    }),
  );
});

test("pieces in one place are drawn too, each solid once", () => {
  const heap = Array.from({ length: 12 }, (_, index) =>
    drawn(
      block([index * 40, index * 40 + 300], [(index * 70) % 200, ((index * 70) % 200) + 250], [(index * 30) % 90, 200]),
    ),
  ).flat();
  expect(new Set(paintOrder(heap).flat())).toEqual(new Set(heap));
});

test("the view holds the whole drawing, of every plan", () => {
  for (const plan of plans) {
    const { paths, view } = describeAxonometry(plan, plan.furniture, catalogue);
    const [left, top, width, depth] = view;
    for (const [, x, y] of paths.flatMap(([, path]) => [...path.matchAll(/[ML](-?[\d.]+) ?(-?[\d.]+)/g)])) {
      expect(Number(x) * 0.866).toBeGreaterThanOrEqual(left);
      expect(Number(x) * 0.866).toBeLessThanOrEqual(left + width);
      expect(Number(y) * 0.5).toBeGreaterThanOrEqual(top);
      expect(Number(y) * 0.5).toBeLessThanOrEqual(top + depth);
    }
  }
});
