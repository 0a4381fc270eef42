import { expect, test } from "vitest";
import { livingSpace, sumOfAreas } from "#app/floor-plan/living-space.ts";
import { smallPlan } from "./small-plan.ts";

test("the usable area is the sum of the rooms as they are written", () => {
  // 13,68 + 6,12 m².
  expect(livingSpace(smallPlan()).usableArea).toBe(19.8);
  // Rounded one by one: what a reader adds up. The sum before rounding is 0.01 less.
  expect(sumOfAreas([{ area: 1.006 }, { area: 1.006 }, { area: 1.006 }])).toBe(3.03);
  expect(sumOfAreas([])).toBe(0);
});

test("two beds in one room make one bedroom", () => {
  const bed = { label: "Cama", piece: "bed", room: "salon", fixed: false } as const;
  const furniture = [
    { ...bed, rect: [300, 300, 900, 2000] as [number, number, number, number] },
    { ...bed, rect: [1500, 300, 900, 2000] as [number, number, number, number] },
  ];
  expect(livingSpace(smallPlan({ furniture }))).toMatchObject({ bedrooms: 1, doubleBeds: false, bathrooms: 0 });
});
