import fc from "fast-check";
import { expect, test } from "vitest";
import { nearestPlace } from "#app/designer/design/nearest-place.ts";
import type { Rectangle } from "#app/floor-plan/boxes.ts";
import { type FurnishedPlan, surveyBuilding } from "#app/floor-plan/furnishing/building.ts";
import { checkFurnishing } from "#app/floor-plan/furnishing/check-furnishing.ts";
import { checkWays, waySteps } from "#app/floor-plan/furnishing/check-ways.ts";
import type { PlacedPiece } from "#app/floor-plan/furnishing/placed-piece.ts";
import { fixture } from "#tests/site/fixture-site.ts";
import { furnishSmallPlan, piece } from "#tests/unit/floor-plan/furnishing/furnish-small-plan.ts";
import { smallPlan } from "#tests/unit/floor-plan/small-plan.ts";
import { holdsFor } from "#tests/unit/holds-for.ts";

function findingsOf(furnished: FurnishedPlan) {
  return [...checkFurnishing(furnished), ...checkWays(furnished, waySteps.fine).findings];
}

/** Returns the place that is proposed for the first finding, and how far it is. */
function proposed(...pieces: PlacedPiece[]) {
  const openings = smallPlan().openings.map((opening) => (opening.entrance ? { ...opening, width: 1200 } : opening));
  const furnished = furnishSmallPlan(pieces, { openings });
  const [finding] = findingsOf(furnished);
  if (!finding) throw new Error("There is nothing to improve.");
  const move = nearestPlace(furnished, finding);
  if (!move) return undefined;
  const before = pieces[move.index]?.rect ?? [0, 0];
  return { index: move.index, dx: move.rect[0] - before[0], dy: move.rect[1] - before[1] };
}

test("a piece in a wall comes out of it, and no farther", () => {
  expect(proposed(piece("cabinet", [1000, 3520, 600, 400], "n"))).toEqual({ index: 0, dx: 0, dy: -120 });
});

test("what a way lacks is what a piece moves", () => {
  // 470 mm between the two; the one at the back can still go 130 mm, the one at the front would leave the wall.
  const front = { ...piece("cabinet", [2400, 200, 400, 1500], "w"), fixed: true };
  const back = piece("cabinet", [2400, 2170, 400, 1400], "w");
  expect(proposed(front, back)).toEqual({ index: 1, dx: 0, dy: 130 });
});

test("a wardrobe that does not open gets all the space that it takes, without the slack of a finding", () => {
  const wardrobe = { ...piece("wardrobe", [200, 3200, 1000, 600], "n"), fixed: true };
  expect(proposed(wardrobe, piece("cabinet", [200, 2300, 600, 400], "s"))).toEqual({ index: 1, dx: 0, dy: -100 });
});

test("what belongs to the building stays, and where no place is near, none is proposed", () => {
  const fixed = { ...piece("cabinet", [1000, 3520, 600, 400], "n"), fixed: true };
  expect(proposed(fixed)).toBeUndefined();
  // As wide as the room is and in its way everywhere.
  expect(
    proposed(piece("cabinet", [200, 2000, 3800, 400], "n"), piece("wardrobe", [200, 3200, 1000, 600], "n")),
  ).toBeUndefined();
});

test("a finding goes by its own proposal, and no other comes or gets worse", () => {
  const model = fixture.edition("es").content.entry("models", "lum-norte");
  const [plan] = model?.data.plans ?? [];
  if (!plan) throw new Error("The model has no plan.");
  const building = surveyBuilding(plan);
  const { pieces: catalogue } = fixture.edition("es").content.data("catalogue");
  const steps = fc.integer({ min: -14, max: 14 }).map((count) => count * 50);
  const textOf = (value: unknown) => JSON.stringify(value);
  let proposals = 0;
  holdsFor(
    fc.property(fc.array(fc.tuple(steps, steps), { minLength: 2, maxLength: 2 }), fc.nat(20), (shifts, pick) => {
      const movable = plan.furniture.flatMap(({ fixed }, index) => (fixed ? [] : [index]));
      const pieces = plan.furniture.map((placed, index): PlacedPiece => {
        const [dx, dy] = shifts[movable.indexOf(index)] ?? [0, 0];
        const [left, front, width, depth] = placed.rect;
        return { ...placed, rect: [left + dx, front + dy, width, depth] };
      });
      const furnished = { building, pieces, catalogue };
      const before = findingsOf(furnished);
      const finding = before[pick % Math.max(1, before.length)];
      const move = finding && nearestPlace(furnished, finding);
      const placed = move && pieces[move.index];
      if (!finding || !placed) return;
      proposals++;
      const known = new Map(before.map(({ code, between, has }) => [textOf([code, between]), has]));
      known.delete(textOf([finding.code, finding.between]));
      const rect: Rectangle = move.rect;
      const after = findingsOf({ ...furnished, pieces: pieces.with(move.index, { ...placed, rect }) });
      for (const { code, between, has } of after) {
        expect(has).toBeGreaterThanOrEqual(known.get(textOf([code, between])) ?? Number.POSITIVE_INFINITY);
      }
      expect(Math.hypot(rect[0] - placed.rect[0], rect[1] - placed.rect[1])).toBeLessThanOrEqual(1500);
    }),
    [],
    25,
  );
  expect(proposals).toBeGreaterThan(10);
});
