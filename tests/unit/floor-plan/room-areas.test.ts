import { expect, test } from "vitest";
import { getContent } from "#app/content/content.server.ts";
import { roomAreas } from "#app/floor-plan/room-areas.ts";

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
