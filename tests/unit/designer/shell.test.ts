import { expect, test } from "vitest";
import { cuts } from "#app/designer/solids/cut-off.ts";
import { type ShellPart, type ShellPlan, shellParts } from "#app/designer/solids/shell/shell-parts.ts";
import type { Solid } from "#app/designer/solids/solid.ts";
import { type Box, boxOf, intersection } from "#app/floor-plan/boxes.ts";
import { baseDepth, clearHeight, floorHeight, frameWidth } from "#app/floor-plan/building-heights.ts";
import { type Interval, sharedLength, within } from "#app/floor-plan/intervals.ts";
import { placeOpening } from "#app/floor-plan/openings.ts";
import { boundingBox, isWithin, polygonArea, sharedArea, slabs } from "#app/floor-plan/polygons.ts";
import { insideOf } from "#app/floor-plan/walls.ts";
import { isWet } from "#app/floor-plan/wet-rooms.ts";
import { fixture } from "#tests/site/fixture-site.ts";
import { lShape, smallPlan } from "#tests/unit/floor-plan/small-plan.ts";

const models = fixture.edition("es").content.entries("models");
const [smallest, largest] = ["lum-norte", "lum-sur"].map((id) => models.find(({ slug }) => slug === id)?.data.plans[0]);
const plans: readonly ShellPlan[] = [...models.flatMap(({ data }) => data.plans), smallPlan()];
const finish = { cladding: "own", floor: "oak", deck: true } as const;
const axes = ["x", "y", "z"] as const;
const heights = [
  { seen: "full", top: clearHeight, partition: clearHeight },
  { seen: "low", top: cuts.near, partition: cuts.partition },
] as const;
const walls = ["larch", "charred", "black", "plaster"];

const solidsOf = (parts: readonly ShellPart[], ...seen: readonly ShellPart["seen"][]) =>
  parts.filter((part) => seen.includes(part.seen)).flatMap(({ solids }) => solids);
const boxIn = ({ x: [left, right], y: [front, back] }: Solid): Box => ({ left, right, front, back });
const painted = (solids: readonly Solid[], ...paints: readonly string[]) =>
  solids.filter(({ paint }) => paints.includes(paint));
const hair = 0.1;
const middle = ([from, to]: Interval) => (from + to) / 2;
const overlap = (one: Interval, other: Interval): Interval => [Math.max(one[0], other[0]), Math.min(one[1], other[1])];
const length = ([from, to]: Interval) => to - from;

test.each(plans)("frames and glass fill the openings of $id, and no wall reaches into them", (plan) => {
  const parts = shellParts(plan, finish);
  for (const opening of plan.openings) {
    const { sill, head, width, axis } = opening;
    const hole = placeOpening(plan, opening)?.hole ?? boxOf([0, 0, 0, 0]);
    const isInside = ({ x, y }: Solid) => within(x, [hole.left, hole.right]) && within(y, [hole.front, hole.back]);
    for (const { seen, top } of heights) {
      const height = Math.max(0, Math.min(head, top) - sill);
      const met = solidsOf(parts, seen).filter((solid) => {
        return intersection(boxIn(solid), hole) && sharedLength(solid.z, [sill, sill + height]) > 0;
      });
      // A window of which only a part of the frame would be left in a low wall is not seen.
      const isSeen = height > frameWidth;
      const filled = painted(met, "steel", "pane").filter((solid) => isInside(solid) && solid.z[0] >= sill);
      const area = filled.reduce((sum, { x, y, z }) => sum + length(axis === "x" ? x : y) * length(z), 0);
      expect(area).toBeCloseTo(isSeen ? width * height : 0);
      expect(isSeen && painted(met, ...walls).length > 0).toBe(false);
    }
  }
});

test.each(plans)("the walls of $id are on one footprint whether they are whole or low", (plan) => {
  const parts = shellParts(plan, finish);
  const [whole, low] = heights.map(({ seen, top, partition }) => {
    const standing = parts.filter((part) => part.seen === seen);
    return standing.map(({ sides, solids }) => {
      const height = sides.length > 0 ? top : partition;
      expect(Math.max(...solids.map(({ z }) => z[1]))).toBe(height);
      const cut = painted(solids, "steel").filter(({ z }) => z[1] === height);
      return boundingBox(cut.flatMap(({ x, y }) => [[x[0], y[0]] as const, [x[1], y[1]] as const]));
    });
  });
  expect(low).toEqual(whole);
});

test.each(plans)("each floor of $id covers its rooms and nothing outside", (plan) => {
  for (const floor of ["oak", "walnut", "microcement"] as const) {
    const always = solidsOf(shellParts(plan, { ...finish, floor }), "always");
    const [dry, tiles] = [painted(always, floor), painted(always, "tile-floor")].map((solids) =>
      solids.filter(({ z }) => z[1] >= 0).map(boxIn),
    );
    for (const room of plan.rooms) {
      const boxes = isWet(plan, room.id) ? tiles : dry;
      const share = sharedArea(boxes ?? [], slabs(room.polygon)) / polygonArea(room.polygon);
      expect(share).toBeLessThanOrEqual(1);
      expect(share).toBeGreaterThan(boxes === dry && floor === "microcement" ? 0.9999 : 0.97);
    }
    expect([...(dry ?? []), ...(tiles ?? [])].every((box) => isWithin(box, insideOf(plan)))).toBe(true);
  }
});

test.each(plans)("the feet of $id are below it, and its deck is beside it", (plan) => {
  const always = solidsOf(shellParts(plan, finish), "always", "feet");
  const footings = always.filter(({ z }) => z[0] === -floorHeight && z[1] < -floorHeight / 2);
  const [below, beside] = [painted(footings, "microcement"), painted(always, "deck")].map((solids) =>
    solids.map(boxIn),
  );
  expect(below?.length).toBeGreaterThanOrEqual(4);
  expect(below?.every((box) => isWithin(box, plan.outline))).toBe(true);
  expect(sharedArea(beside ?? [], slabs(plan.outline))).toBe(0);
  expect(beside?.length).toBeGreaterThan(0);
  expect(painted(solidsOf(shellParts(plan, { ...finish, deck: false }), "always"), "deck")).toEqual([]);
});

test.each(plans)("without its roof, $id lies on the page with all that is seen of it", (plan) => {
  const seen = solidsOf(shellParts(plan, finish), "always", "full", "low", "scale");
  // The black underside is a hair lower than the frame around it.
  expect(Math.min(...seen.map(({ z }) => z[0]))).toBeGreaterThanOrEqual(-baseDepth - 4);
  expect(solidsOf(shellParts(plan, finish), "person").every(({ z }) => z[1] > -baseDepth)).toBe(true);
});

test("a deck ends at the arm of an L", () => {
  const openings = smallPlan().openings.map((opening) => ({
    ...opening,
    at: [300, 2000] as [number, number],
    width: 3600,
  }));
  const deck = painted(solidsOf(shellParts(smallPlan({ outline: lShape, openings }), finish), "always"), "deck");
  expect(Math.max(...deck.map(({ x }) => x[1]))).toBe(4000);
});

test("each front has its wood, unless the design has one for all", () => {
  const plan = smallPlan({ outline: lShape, cladding: ["larch", "charred"], openings: smallPlan().openings.slice(1) });
  const woods = (cladding: "own" | "pine") => {
    const boards = painted(solidsOf(shellParts(plan, { ...finish, cladding }), "full"), "larch", "charred", "pine");
    return new Set(boards.map(({ x, paint }) => `${x[0] < 4000 ? "left" : "right"}: ${paint}`));
  };
  expect(woods("own")).toEqual(new Set(["left: larch", "right: charred"]));
  expect(woods("pine")).toEqual(new Set(["left: pine", "right: pine"]));
});

test("the end wall of a living room has the accent colour, and that of a bathroom has not", () => {
  const accented = painted(solidsOf(shellParts(smallPlan(), finish), "full"), "accent").map(boxIn);
  expect(boundingBox(accented.map(({ left, front }) => [left, front]))).toMatchObject({ left: 170, right: 170 });
  expect(accented.reduce((sum, { front, back }) => sum + back - front, 0)).toBe(4000 - 2 * 200);
  const bedroom = shellParts(smallPlan({ furniture: [] }), finish);
  expect(new Set(painted(solidsOf(bedroom, "full"), "accent").map(({ x }) => x[0]))).toEqual(new Set([170, 5800]));
});

test.each([
  [smallest, 7000],
  [largest, 12_000],
])("a building with its roof on has few triangles: %#", (plan, most) => {
  expect.assert(plan);
  // A wall is either whole or low.
  const solids = solidsOf(shellParts(plan, finish), "always", "full", "roof");
  expect(solids.reduce((sum, { round }) => sum + (round ? 100 : 12), 0)).toBeLessThanOrEqual(most);
});

/** Returns the points a hair before the faces of one direction in one plane that two solids have in common. */
function pointsBefore(one: Solid, other: Solid): Record<"x" | "y" | "z", number>[] {
  const common = { x: overlap(one.x, other.x), y: overlap(one.y, other.y), z: overlap(one.z, other.z) };
  return axes.flatMap((axis) => {
    const isShared = axes.every((name) => name === axis || length(common[name]) > hair);
    return ([0, 1] as const)
      .filter((end) => isShared && one[axis][end] === other[axis][end])
      .map((end) => ({
        x: middle(common.x),
        y: middle(common.y),
        z: middle(common.z),
        [axis]: one[axis][end] + (end ? hair : -hair),
      }));
  });
}

test.each(plans)("no two faces of $id flicker where they are seen", (plan) => {
  const parts = shellParts(plan, finish);
  for (const seen of [
    ["always", "full", "roof", "feet"],
    ["always", "low"],
  ] as const) {
    const solids = solidsOf(parts, ...seen);
    const isHidden = (point: Record<"x" | "y" | "z", number>) =>
      solids.some((solid) => axes.every((axis) => within([point[axis], point[axis]], solid[axis])));
    const flickering = solids.flatMap((one, index) =>
      solids
        .slice(index + 1)
        .filter((other) => pointsBefore(one, other).some((point) => !isHidden(point)))
        .map((other) => [one, other]),
    );
    expect(flickering).toEqual([]);
  }
});
