import fc, { type Arbitrary } from "fast-check";
import { expect, test } from "vitest";
import { type Design, maxPieces, planPieces, startDesign } from "#app/designer/design/design.ts";
import {
  addPiece,
  furnishDesign,
  movePiece,
  removePiece,
  resetPieces,
  resizePiece,
  switchPlan,
  turnDesignPiece,
} from "#app/designer/design/edit-pieces.ts";
import { encodeDesign } from "#app/designer/design/fragment.ts";
import { boxOf, type Rectangle } from "#app/floor-plan/boxes.ts";
import { boundingBox, type Side } from "#app/floor-plan/polygons.ts";
import { insideOf } from "#app/floor-plan/walls.ts";
import { smallPlan } from "#tests/unit/floor-plan/small-plan.ts";
import { holdsFor } from "#tests/unit/holds-for.ts";

/** A sofa that can be moved, with the id 0, and a shower that cannot. */
const plan = smallPlan();
const start = startDesign("casa", plan);
const inside = boundingBox(insideOf(plan));

const rectOf = ({ pieces }: Design, id = 0) => pieces.find((piece) => piece.id === id)?.rect;
const backOf = ({ pieces }: Design, id = 0) => pieces.find((piece) => piece.id === id)?.back;

/** The small plan with one more piece, which has the id 2. */
const withTable = (rect: Rectangle) => addPiece(start, { piece: "table", rect }, plan);

test("pieces of the building stay as they are, and so does a design in which nothing changes", () => {
  const [, shower] = start.pieces;
  expect(movePiece(start, 1, [300, 300, 900, 900])).toEqual(start);
  expect(turnDesignPiece(start, 1, plan)).toEqual(start);
  expect(resizePiece(start, 1, [800, 800], plan)).toEqual(start);
  expect(removePiece(start, 1)).toEqual(start);
  expect(movePiece(start, 7, [300, 300, 900, 900])).toEqual(start);
  expect(movePiece(start, 0, [1000, 2900, 2000, 900])).toEqual(start);
  expect(resizePiece(start, 0, [2000, 900], plan)).toEqual(start);
  expect(resetPieces(start, plan)).toEqual(start);
  expect(switchPlan(start, "casa", plan)).toBe(start);
  expect(furnishDesign(removePiece(start, 0), [], plan).pieces).toEqual([shower]);
});

test("a piece turns about its middle, clockwise, and stays inside the outer walls", () => {
  const turned = turnDesignPiece(withTable([1000, 1000, 1600, 900]), 2, plan);
  expect(rectOf(turned, 2)).toEqual([1350, 650, 900, 1600]);
  const atWall = turnDesignPiece(start, 0, plan);
  expect(rectOf(atWall)).toEqual([1550, 1800, 900, 2000]);
  expect(backOf(atWall)).toBe("e");
});

const fives = (from: number, to: number) =>
  fc.integer({ min: Math.ceil(from / 5), max: Math.floor(to / 5) }).map((units) => units * 5);
const size = fc.tuple(fives(300, 2000), fives(300, 2000));
const side = fc.constantFrom<(Side | undefined)[]>("n", "s", "e", "w", undefined);

/** A piece that is so far from the walls that it can turn. */
const free: Arbitrary<Design> = fc.record({ size, side }).chain(({ size: [width, depth], side: back }) => {
  const reach = Math.max(width, depth) / 2 + 10;
  return fc
    .tuple(fives(inside.left + reach, inside.right - reach), fives(inside.front + reach, inside.back - reach))
    .map(([x, y]) => {
      const corner = [x - Math.floor(width / 10) * 5, y - Math.floor(depth / 10) * 5] as const;
      return addPiece(start, { piece: "sofa", rect: [...corner, width, depth], back }, plan);
    });
});

test("four turns away from walls are none, whichever the size", () => {
  holdsFor(
    fc.property(free, (design) => {
      let turned = design;
      for (let turn = 0; turn < 4; turn += 1) turned = turnDesignPiece(turned, 2, plan);
      expect(encodeDesign(turned, plan)).toBe(encodeDesign(design, plan));
    }),
  );
});

test("a piece of another size keeps its back where it is", () => {
  const sides: readonly [Side, Rectangle][] = [
    ["n", [900, 1200, 1800, 800]],
    ["s", [900, 1000, 1800, 800]],
    ["e", [1200, 600, 800, 1800]],
    ["w", [1000, 600, 800, 1800]],
  ];
  for (const [back, rect] of sides) {
    const level = back === "n" || back === "s";
    const before: Rectangle = level ? [1000, 1000, 1600, 1000] : [1000, 700, 1000, 1600];
    const design = addPiece(start, { piece: "sofa", rect: before, back }, plan);
    expect(rectOf(resizePiece(design, 2, [1800, 800], plan), 2), back).toEqual(rect);
  }
  // Without a back it is the middle that stays, and the longer side that is the longer one.
  expect(rectOf(resizePiece(withTable([1000, 1000, 900, 1600]), 2, [1800, 900], plan), 2)).toEqual([
    1000, 900, 900, 1800,
  ]);
  // Also of one that the catalogue calls deeper than wide.
  const rug = addPiece(start, { piece: "rug", rect: [1000, 1000, 1200, 1700] }, plan);
  expect(rectOf(resizePiece(rug, 2, [1600, 2300], plan), 2)).toEqual([800, 700, 1600, 2300]);
});

test("another size and the first one again are none away from walls", () => {
  holdsFor(
    fc.property(free, size, (design, [width, depth]) => {
      const rect = rectOf(design, 2) ?? [0, 0, 0, 0];
      const level = backOf(design, 2) === "n" || backOf(design, 2) === "s";
      const isTall = backOf(design, 2) === undefined && rect[2] < rect[3];
      const first = level || (backOf(design, 2) === undefined && !isTall) ? rect.slice(2) : rect.slice(2).toReversed();
      const other = backOf(design, 2) === undefined ? [Math.max(width, depth), Math.min(width, depth)] : [width, depth];
      const changed = resizePiece(design, 2, [other[0] ?? 0, other[1] ?? 0], plan);
      const box = boxOf(rectOf(changed, 2) ?? rect);
      // At a wall it has been moved.
      fc.pre(box.left > inside.left && box.right < inside.right && box.front > inside.front && box.back < inside.back);
      expect(resizePiece(changed, 2, [first[0] ?? 0, first[1] ?? 0], plan)).toEqual(design);
    }),
  );
});

test("every change leaves a piece inside the outer walls, and in steps of 5 mm", () => {
  const anywhere = fc.tuple(fives(200, 3800), fives(200, 1800)).map(([x, y]) => withTable([x, y, 2000, 2000]));
  holdsFor(
    fc.property(fc.oneof(free, anywhere), size, (design, [width, depth]) => {
      for (const changed of [turnDesignPiece(design, 2, plan), resizePiece(design, 2, [width, depth], plan)]) {
        const rect = rectOf(changed, 2) ?? [0, 0, 0, 0];
        const { left, right, front, back } = boxOf(rect);
        expect(left >= inside.left && right <= inside.right && front >= inside.front && back <= inside.back).toBe(true);
        expect(rect.every((length) => length % 5 === 0)).toBe(true);
      }
    }),
  );
});

test("an added piece gets the first free id, and a full design none", () => {
  let design = start;
  while (design.pieces.length < maxPieces)
    design = addPiece(design, { piece: "plant", rect: [300, 300, 350, 350] }, plan);
  expect(new Set(design.pieces.map(({ id }) => id)).size).toBe(maxPieces);
  expect(addPiece(design, { piece: "plant", rect: [300, 300, 350, 350] }, plan)).toBe(design);
  expect(encodeDesign(design, plan).length).toBeLessThanOrEqual(2000);
  const replaced = addPiece(removePiece(design, 2), { piece: "rug", rect: [300, 300, 350, 350] }, plan);
  expect(replaced.pieces.map(({ id }) => id)).toEqual(design.pieces.map(({ id }) => id));
  expect(replaced.pieces[2]?.piece).toBe("rug");
});

test("a set takes the place of all that can be moved, the plan's own pieces come back, and another plan keeps the look", () => {
  const set = [{ piece: "bed", rect: [300, 300, 900, 2000], back: "s" }] as const;
  const furnished = furnishDesign(start, set, plan);
  expect(furnished.pieces.map(({ piece }) => piece)).toEqual(["shower", "bed"]);
  expect(furnishDesign(furnished, set, plan)).toEqual(furnished);
  expect(resetPieces(furnished, plan)).toEqual(start);
  const other = { ...plan, id: "otra", furniture: plan.furniture.slice(1) };
  const switched = switchPlan({ ...furnished, floor: "walnut", front: 90 }, "villa", other);
  expect(switched).toEqual({
    ...start,
    model: "villa",
    plan: "otra",
    floor: "walnut",
    front: 90,
    pieces: planPieces(other),
  });
});
