import fc from "fast-check";
import { expect, test } from "vitest";
import { boxArea, boxOf, type Rectangle } from "#app/floor-plan/boxes.ts";
import { type Sweep, sweepReach } from "#app/floor-plan/doors.ts";
import { checkFurnishing } from "#app/floor-plan/furnishing/check-furnishing.ts";
import { type Point, polygonArea, sharedArea, slabs } from "#app/floor-plan/polygons.ts";
import { holdsFor } from "#tests/unit/holds-for.ts";
import { furnishSmallPlan, piece } from "./furnish-small-plan.ts";

const fives = (min: number, max: number) => fc.integer({ min: min / 5, max: max / 5 }).map((count) => count * 5);
/** A rectangle of any size, anywhere in the living room of the small plan. */
const anyRect: fc.Arbitrary<Rectangle> = fc.tuple(fives(200, 3000), fives(200, 3000), fives(50, 2000), fives(50, 2000));

test("an overlap is the same from both sides, and moves along with its pieces", () => {
  const overlapOf = (one: Rectangle, other: Rectangle) =>
    checkFurnishing(furnishSmallPlan([piece("cabinet", one), piece("cabinet", other)]))
      .filter(({ code }) => code === "overlap")
      .map(({ has, missing }) => ({ has, area: boxArea(missing) }));
  const moved = ([left, front, ...size]: Rectangle): Rectangle => [left + 35, front + 60, ...size];
  holdsFor(
    fc.property(anyRect, anyRect, (one, other) => {
      const overlap = overlapOf(one, other);
      expect(overlapOf(other, one)).toEqual(overlap);
      expect(overlapOf(moved(one), moved(other))).toEqual(overlap);
      expect(overlap.length > 0).toBe(sharedArea([boxOf(one)], [boxOf(other)]) > 0);
    }),
  );
});

test("a leaf meets a box if some point of the box is in its quarter circle", () => {
  const directions = fc.constantFrom<readonly [Point, Point]>(
    [
      [1, 0],
      [0, 1],
    ],
    [
      [0, -1],
      [1, 0],
    ],
    [
      [-1, 0],
      [0, 1],
    ],
  );
  holdsFor(
    fc.property(anyRect, fives(500, 900), directions, (rect, radius, [closed, open]) => {
      const sweep: Sweep = { pivot: [1500, 1500], radius, closed, open };
      const { left, right, front, back } = boxOf(rect);
      let nearest = Number.POSITIVE_INFINITY;
      for (let x = left + 2.5; x < right; x += 5) {
        for (let y = front + 2.5; y < back; y += 5) {
          const [dx, dy] = [x - 1500, y - 1500];
          const isInQuarter = dx * (closed[0] + open[0]) > 0 && dy * (closed[1] + open[1]) > 0;
          if (isInQuarter) nearest = Math.min(nearest, Math.hypot(dx, dy));
        }
      }
      // A sample is at most 3.6 mm from the nearest point of the box.
      const reach = sweepReach(sweep, boxOf(rect)) ?? Number.POSITIVE_INFINITY;
      if (nearest < radius) expect(Math.abs(reach - nearest)).toBeLessThan(4);
      if (nearest > radius + 4) expect(reach).toBe(Number.POSITIVE_INFINITY);
    }),
  );
});

test("slabs cover a polygon with sides along the axes, and cover nothing twice", () => {
  /** The outline of towers of different heights, side by side. */
  const towers = fc.array(fc.tuple(fives(50, 1000), fives(50, 2000)), { minLength: 1, maxLength: 7 });
  holdsFor(
    fc.property(towers, (all) => {
      let x = 0;
      const roofs = all.flatMap(([width, height]): Point[] => {
        x += width;
        return [
          [x - width, height],
          [x, height],
        ];
      });
      // Neighbours of one height have no corner between them.
      const corners: Point[] = [[0, 0], ...roofs, [x, 0]];
      const polygon = corners.filter(
        ([, y], index) => !(corners[index - 1]?.[1] === y && corners[index + 1]?.[1] === y),
      );
      const boxes = slabs(polygon);
      const area = all.reduce((sum, [width, height]) => sum + width * height, 0);
      expect(polygonArea(polygon)).toBe(area);
      expect(boxes.reduce((sum, box) => sum + boxArea(box), 0)).toBe(area);
      expect(sharedArea(boxes, boxes)).toBe(area);
    }),
  );
});
