import { expect, test } from "vitest";
import { type Box, intersection } from "#app/floor-plan/boxes.ts";
import { widthsAlong } from "#app/floor-plan/dimensions.ts";
import { freePlace } from "#app/floor-plan/free-place.ts";
import { livingSpace, sumOfAreas } from "#app/floor-plan/living-space.ts";
import { inset, type Polygon, polygonArea, slabs } from "#app/floor-plan/polygons.ts";
import { boxWithChairs } from "#app/floor-plan/seating.ts";
import { solidsOf, wallsOf } from "#app/floor-plan/walls.ts";
import { lShape, rectangle, smallPlan } from "./small-plan.ts";

const room = rectangle(0, 0, 2000, 3000);

test("a polygon's area is right whichever way round and wherever its corners begin", () => {
  expect(polygonArea(room)).toBe(6_000_000);
  expect(polygonArea(room.toReversed())).toBe(6_000_000);
  expect(polygonArea([...room.slice(2), ...room.slice(0, 2)])).toBe(6_000_000);
  expect(polygonArea(lShape)).toBe(22_000_000);
});

test("the inside of an L is one wall away from every side", () => {
  expect(inset(lShape, 200)).toEqual([
    [200, 2200],
    [4200, 2200],
    [4200, 200],
    [5800, 200],
    [5800, 4800],
    [200, 4800],
  ]);
  expect(polygonArea(inset(room, 200))).toBe(1600 * 2600);
});

/** Returns the squares of a grid, all sides of the plan being multiples of its step. */
function squares(end: number, step: number): Box[] {
  const starts = Array.from({ length: end / step }, (_, index) => index * step);
  return starts.flatMap((left) => starts.map((front) => ({ left, right: left + step, front, back: front + step })));
}

test("the outer walls of an L fill all between outline and inside, its crook too, and nothing else", () => {
  const plan = { ...smallPlan({ outline: lShape, partitions: [], doors: [] }), openings: [] };
  const walls = wallsOf(plan).flatMap(solidsOf);
  const isIn = (boxes: readonly Box[], square: Box) => boxes.some((box) => intersection(box, square));
  const isBetween = (outer: Polygon, inner: Polygon, square: Box) =>
    isIn(slabs(outer), square) && !isIn(slabs(inner), square);
  for (const square of squares(10_000, 100)) {
    expect([square, isIn(walls, square)]).toEqual([square, isBetween(lShape, inset(lShape, 200), square)]);
  }
});

test("rooms are measured along the front and the right side, not the others", () => {
  const rooms = [
    { id: "salon", name: "Salón", polygon: rectangle(200, 2200, 4000, 4800) },
    { id: "bano", name: "Baño", polygon: rectangle(4200, 200, 5800, 4800) },
  ];
  const plan = { ...smallPlan(), outline: lShape, rooms };
  expect({ front: widthsAlong(plan, "s"), side: widthsAlong(plan, "e") }).toEqual({
    front: [
      [200, 4000],
      [4200, 5800],
    ],
    side: [[200, 4800]],
  });
});

test("the usable area is the sum of the rooms as they are written", () => {
  // 13,68 + 6,12 m².
  expect(livingSpace(smallPlan()).usableArea).toBe(19.8);
  // Rounded one by one, as a reader adds them up. The sum before rounding is 0.01 less.
  expect(sumOfAreas([{ area: 1.006 }, { area: 1.006 }, { area: 1.006 }])).toBe(3.03);
  expect(sumOfAreas([])).toBe(0);
});

test("two beds in one room make one bedroom, bunks another", () => {
  const bed = { label: "Cama", piece: "bed", room: "salon", fixed: false } as const;
  const rect = (x: number): [number, number, number, number] => [x, 300, 900, 2000];
  const furniture = [
    { ...bed, rect: rect(300) },
    { ...bed, rect: rect(1500) },
  ];
  const bunk = { ...bed, piece: "bunk", room: "bano", rect: rect(4200) } as const;
  expect(livingSpace(smallPlan({ furniture: [...furniture, bunk] })).bedrooms).toBe(2);
  expect(livingSpace(smallPlan({ furniture }))).toMatchObject({ bedrooms: 1, doubleBeds: false, bathrooms: 0 });
});

test("chairs add to a table along its longer sides, and to a desk at its front", () => {
  // 105 mm of a tucked chair, 240 mm of a desk's.
  expect(boxWithChairs({ piece: "table", rect: [1000, 1000, 1600, 900] })).toEqual({
    left: 1000,
    right: 2600,
    front: 895,
    back: 2005,
  });
  expect(boxWithChairs({ piece: "table", rect: [1000, 1000, 900, 1600] })).toMatchObject({ left: 895, right: 2005 });
  expect(boxWithChairs({ piece: "desk", back: "e", rect: [1000, 1000, 600, 1200] })).toEqual({
    left: 760,
    right: 1600,
    front: 1000,
    back: 2200,
  });
});

const emptyRoom = rectangle(0, 0, 4000, 3000);
const label = { width: 1000, depth: 400 };

test("the label of an empty room is in the middle", () => {
  const { at, toWalls, toFurniture } = freePlace(emptyRoom, [], label);
  expect(at).toEqual([expect.closeTo(2000, -2), expect.closeTo(1500, -2)]);
  expect(toWalls).toBeGreaterThan(3);
  expect(toFurniture).toBe(Number.POSITIVE_INFINITY);
});

test("it keeps clear of furniture where it can", () => {
  const table = { left: 1000, right: 3000, front: 1000, back: 2000 };
  const { at, toFurniture } = freePlace(emptyRoom, [table], label);
  expect(toFurniture).toBeGreaterThanOrEqual(1);
  const [x, y] = at;
  const clear = x + 500 <= 1000 || x - 500 >= 3000 || y + 200 <= 1000 || y - 200 >= 2000;
  expect(clear).toBe(true);
});

test("the label of an L is inside the room", () => {
  const [x, y] = freePlace(lShape, [], label).at;
  expect(y > 2000 || x > 4000).toBe(true);
});
