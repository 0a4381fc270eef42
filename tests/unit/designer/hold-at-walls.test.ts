import fc from "fast-check";
import { expect, test } from "vitest";
import { heldAtWalls, nudged } from "#app/designer/design/hold-at-walls.ts";
import type { Rectangle } from "#app/floor-plan/boxes.ts";
import { smallPlan } from "#tests/unit/floor-plan/small-plan.ts";
import { holdsFor } from "#tests/unit/holds-for.ts";

/** Inside its outer walls from 200 to 5800 and from 200 to 3800, with a partition from 4000 to 4100. */
const plan = smallPlan();
const chair: Rectangle = [1000, 1000, 600, 500];

test("a dragged piece is on the grid of the inner corner, in steps of 5 cm or, exactly, of 1 cm", () => {
  expect(heldAtWalls(plan, chair, [1337, 1224], "coarse")).toEqual([1350, 1200, 600, 500]);
  expect(heldAtWalls(plan, chair, [1337, 1224], "fine")).toEqual([1340, 1220, 600, 500]);
});

test("it is held by a wall within 8 cm, from either side of it", () => {
  expect(heldAtWalls(plan, chair, [279, 1200], "coarse")[0]).toBe(200);
  expect(heldAtWalls(plan, chair, [281, 1200], "coarse")[0]).toBe(300);
  expect(heldAtWalls(plan, chair, [3330, 1200], "coarse")[0]).toBe(3400);
  expect(heldAtWalls(plan, chair, [4170, 1200], "coarse")[0]).toBe(4100);
  expect(heldAtWalls(plan, chair, [1200, 3230], "coarse")[1]).toBe(3300);
  // To the centimetre where that is asked for.
  expect(heldAtWalls(plan, chair, [279, 1200], "fine")[0]).toBe(280);
  expect(heldAtWalls(plan, chair, [209, 1200], "fine")[0]).toBe(200);
});

test("a pointer between two millimetres leads to whole ones", () => {
  // Beyond 4,096 the figures of JavaScript are coarser.
  const wider = smallPlan({ partitions: [{ id: "t1", rect: [4100, 200, 100, 3600] }] });
  for (let x = 3450.1; x < 3550; x += 0.37) {
    expect(heldAtWalls(wider, chair, [x, 1200.7], "coarse")[0], String(x)).toBe(3500);
  }
});

test("nothing goes beyond the outer walls", () => {
  expect(heldAtWalls(plan, chair, [-900, 9000], "coarse")).toEqual([200, 3300, 600, 500]);
  expect(heldAtWalls(plan, [0, 0, 7000, 500], [900, 900], "coarse")).toEqual([200, 900, 7000, 500]);
  expect(nudged(plan, [200, 3300, 600, 500], "w", "coarse")).toEqual([200, 3300, 600, 500]);
  expect(nudged(plan, [200, 3300, 600, 500], "n", "fine")).toEqual([200, 3300, 600, 500]);
});

test("an arrow leads to the next line of the grid, and no further than a wall", () => {
  expect(nudged(plan, [1320, 1000, 600, 500], "e", "coarse")[0]).toBe(1350);
  expect(nudged(plan, [1320, 1000, 600, 500], "w", "coarse")[0]).toBe(1300);
  expect(nudged(plan, [1350, 1000, 600, 500], "e", "coarse")[0]).toBe(1400);
  expect(nudged(plan, [1350, 1000, 600, 500], "e", "fine")[0]).toBe(1360);
  expect(nudged(plan, [1350, 1000, 600, 500], "n", "coarse")).toEqual([1350, 1050, 600, 500]);
  expect(nudged(plan, [1350, 1000, 600, 500], "s", "fine")).toEqual([1350, 990, 600, 500]);
  // The right side of a piece of 585 mm touches the partition between two lines.
  expect(nudged(plan, [3400, 1000, 585, 500], "e", "coarse")[0]).toBe(3415);
  expect(nudged(plan, [3415, 1000, 585, 500], "w", "coarse")[0]).toBe(3400);
});

test("arrows lead where a pointer leads", () => {
  const fives = (from: number, to: number) => fc.integer({ min: from / 5, max: to / 5 }).map((units) => units * 5);
  const places = fc.record({
    rect: fc.tuple(fives(200, 3000), fives(200, 1500), fives(300, 1500), fives(300, 1500)),
    point: fc.tuple(fc.integer({ min: 0, max: 6000 }), fc.integer({ min: 0, max: 4000 })),
    step: fc.constantFrom("coarse", "fine"),
  });
  holdsFor(
    fc.property(places, ({ rect, point: [x], step }) => {
      const dragged = heldAtWalls(plan, rect, [x, rect[1]], step);
      let moved: Rectangle = rect;
      const side = dragged[0] > rect[0] ? "e" : "w";
      const isBefore = () => (side === "e" ? moved[0] < dragged[0] : moved[0] > dragged[0]);
      for (let press = 0; press < 700 && isBefore(); press += 1) moved = nudged(plan, moved, side, step);
      expect(moved[0]).toBe(dragged[0]);
    }),
  );
});
