import { expect, test } from "vitest";
import { checkWheelchair } from "#app/designer/design/check-wheelchair.ts";
import { waySteps } from "#app/floor-plan/furnishing/check-ways.ts";
import type { PlacedPiece } from "#app/floor-plan/furnishing/placed-piece.ts";
import { furnishSmallPlan, piece } from "#tests/unit/floor-plan/furnishing/furnish-small-plan.ts";
import { smallPlan } from "#tests/unit/floor-plan/small-plan.ts";

const openings = smallPlan().openings.map((opening) => (opening.entrance ? { ...opening, width: 1200 } : opening));

test("a wheelchair needs 80 cm to pass and 150 cm to turn", () => {
  const notes = (pieces: PlacedPiece[], changes = {}) =>
    checkWheelchair(furnishSmallPlan(pieces, { openings, ...changes }), waySteps.fine);
  expect(notes([])).toEqual([]);
  const parted = [piece("cabinet", [2400, 200, 400, 1500], "w"), piece("cabinet", [2400, 2400, 400, 1400], "w")];
  expect(notes(parted)).toMatchObject([{ code: "wheelchair-way", severity: "note", has: 700, takes: 800 }]);
  // The bathroom is 1700 mm wide; 1300 mm are left of it, of which the grid shows up to 25 less. A door would give
  // some.
  const [turn, ...others] = notes([piece("cabinet", [5400, 200, 400, 3600], "e")], { doors: [] });
  expect(others).toEqual([]);
  expect(turn).toMatchObject({ code: "wheelchair-turn", severity: "note", between: [{ kind: "room", id: "bano" }] });
  expect(turn?.has).toBeLessThanOrEqual(1300);
  expect(turn?.has).toBeGreaterThanOrEqual(1270);
});
