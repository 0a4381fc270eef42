import { expect, test } from "vitest";
import { placeOpening } from "#app/floor-plan/openings.ts";
import { smallPlan } from "./small-plan.ts";

const plan = smallPlan();
const [sample] = smallPlan().openings;
if (!sample) throw new Error("The plan has no opening.");
const opening = (changes: Partial<typeof sample>) => ({ ...sample, ...changes });

test("an opening is as wide as it says and as deep as its wall, on whichever side it stands", () => {
  const hole = (changes: Partial<typeof sample>) => placeOpening(plan, opening(changes));
  expect(hole({})).toMatchObject({ side: "s", hole: { left: 500, right: 3500, front: 0, back: 200 } });
  expect(hole({ at: [500, 4000] })).toMatchObject({
    side: "n",
    hole: { left: 500, right: 3500, front: 3800, back: 4000 },
  });
  expect(hole({ at: [0, 500], axis: "y" })).toMatchObject({
    side: "w",
    hole: { left: 0, right: 200, front: 500, back: 3500 },
  });
  expect(hole({ at: [6000, 500], axis: "y" })).toMatchObject({ side: "e", hole: { left: 5800, right: 6000 } });
});

test("an opening that begins on no outer wall has no place", () => {
  expect(placeOpening(plan, opening({ at: [500, 100] }))).toBeUndefined();
  expect(placeOpening(plan, opening({ at: [6000, 0] }))).toBeUndefined();
});

test("the leaves of a sliding door run on two tracks, those of a window in one line", () => {
  const middles = (changes: Partial<typeof sample>) =>
    placeOpening(plan, opening(changes))?.panes.map(({ front, back }) => (front + back) / 2);
  expect(middles({ panels: 3 })).toEqual([78, 122, 78]);
  expect(middles({ panels: 2, kind: "window" })).toEqual([100, 100]);
});
