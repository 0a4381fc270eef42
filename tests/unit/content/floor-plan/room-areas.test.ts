import { expect, test } from "vitest";
import { getContent } from "#app/content/content.server.ts";
import { polygonArea, roomAreas } from "#app/content/floor-plan/room-areas.ts";

const square = [
  [0, 0],
  [2000, 0],
  [2000, 3000],
  [0, 3000],
];

test("a rectangle's area is width by depth", () => {
  expect(polygonArea(square)).toBe(6_000_000);
});

test("a triangle's area is half of base by height", () => {
  expect(
    polygonArea([
      [0, 0],
      [4000, 0],
      [1000, 3000],
    ]),
  ).toBe(6_000_000);
});

test("the way round and the first corner do not matter", () => {
  expect(polygonArea([...square].reverse())).toBe(6_000_000);
  expect(polygonArea([...square.slice(2), ...square.slice(0, 2)])).toBe(6_000_000);
});

test("where the plan lies does not matter", () => {
  expect(polygonArea(square.map(([x = 0, y = 0]) => [x - 5000, y + 70_000]))).toBe(6_000_000);
});

test("a line has no area, nor has nothing", () => {
  expect(polygonArea(square.slice(0, 2))).toBe(0);
  expect(polygonArea([])).toBe(0);
});

test("the rooms of MOD|STUDIO have the areas of its plan, in its order", () => {
  const studio = getContent("es")
    .models()
    .find(({ id }) => id === "mod-studio");
  const rooms = roomAreas(studio?.data.plans[0]?.rooms ?? []);
  // By hand: 3,975 x 2,64 less the kitchen; 1,675 x 1,48; 1,675 x 2,64.
  expect(rooms.map(({ id, name, area }) => [id, name, area])).toEqual([
    ["principal", "Espacio principal", expect.closeTo(8.015, 6)],
    ["cocina", "Cocina compacta", expect.closeTo(2.479, 6)],
    ["bano", "Baño", expect.closeTo(4.422, 6)],
  ]);
});

test("in no plan do the rooms have more area than the building", () => {
  for (const { data } of getContent("es").models()) {
    for (const { outline, rooms } of data.plans) {
      const inside = roomAreas(rooms).reduce((sum, { area }) => sum + area, 0);
      const outside = polygonArea(outline) / 1_000_000;
      expect(inside).toBeLessThan(outside);
      expect(inside).toBeGreaterThan(outside * 0.7);
    }
  }
});

test("the outline of a plan of a fixed size is the exterior size of its model", () => {
  for (const { data } of getContent("es").models()) {
    if (!data.size) continue;
    const { length, width } = data.size;
    for (const { outline } of data.plans) {
      expect(Math.max(...outline.map(([x]) => x))).toBe(Math.round(length * 1000));
      expect(Math.max(...outline.map(([, y]) => y))).toBe(Math.round(width * 1000));
    }
  }
});
