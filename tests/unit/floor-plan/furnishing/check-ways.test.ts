import { expect, test } from "vitest";
import { checkWays, waySteps } from "#app/floor-plan/furnishing/check-ways.ts";
import type { PlacedPiece } from "#app/floor-plan/furnishing/placed-piece.ts";
import { smallPlan } from "#tests/unit/floor-plan/small-plan.ts";
import { furnishSmallPlan, piece } from "./furnish-small-plan.ts";

// In these tests, people come in at the left of the living room: from x = 500 to 1700.
const openings = smallPlan().openings.map((opening) => (opening.entrance ? { ...opening, width: 1200 } : opening));
const { fine, coarse } = waySteps;

const waysWith = (...pieces: PlacedPiece[]) => checkWays(furnishSmallPlan(pieces, { openings }), fine);

test("the narrowest place of an empty plan is its door", () => {
  expect(waysWith()).toEqual({ findings: [], narrowest: { between: [{ kind: "door", id: "p1" }], has: 800 } });
});

test("two pieces that divide a room leave a way between them", () => {
  // By hand: a piece from the front wall to y = 1700 and one from y = 2170 to the back wall, so 470 mm.
  const front = piece("cabinet", [2400, 200, 400, 1500], "w");
  const back = piece("cabinet", [2400, 2170, 400, 1630], "w");
  const { findings, narrowest } = waysWith(front, back);
  const between = [
    { kind: "piece", index: 1 },
    { kind: "piece", index: 0 },
  ];
  expect(findings).toMatchObject([{ code: "way", severity: "tight", pieces: [1, 0], between, has: 470, takes: 600 }]);
  // The 130 mm of the first piece that are nearest to the other are too many.
  expect(findings[0]?.missing).toEqual({ left: 2400, right: 2800, front: 2170, back: 2300 });
  expect(narrowest).toEqual({ between, has: 470 });
  // On the grid of the check, the same; moved by steps that are none of the grid, too.
  const shifted = [piece("cabinet", [2415, 200, 400, 1515], "w"), piece("cabinet", [2415, 2185, 400, 1615], "w")];
  for (const step of [fine, coarse]) {
    expect(checkWays(furnishSmallPlan(shifted, { openings }), step).findings).toMatchObject([{ has: 470 }]);
  }
});

test("a way between two corners is as wide as they are apart", () => {
  // By hand: 300 mm from (2700, 1500) to the right and 400 mm to the back, √(300² + 400²) = 500 mm.
  const { findings } = waysWith(
    piece("cabinet", [2400, 200, 300, 1300], "w"),
    piece("cabinet", [3000, 1900, 400, 1900], "w"),
  );
  expect(findings).toMatchObject([{ severity: "tight", has: 500 }]);
});

test("nobody passes below 45 cm, and there is no finding from 60 cm on", () => {
  const gapOf = (gap: number) =>
    waysWith(piece("cabinet", [2400, 200, 400, 1500], "w"), piece("cabinet", [2400, 1700 + gap, 400, 2100 - gap], "w"))
      .findings;
  expect(gapOf(440)).toMatchObject([{ severity: "impossible", has: 440 }]);
  expect(gapOf(600)).toEqual([]);
  expect(gapOf(605)).toEqual([]);
});

test("a place without any way is a finding of its own", () => {
  const { findings } = waysWith(piece("cabinet", [2400, 200, 400, 3600], "w"));
  expect(findings).toMatchObject([{ severity: "impossible", between: [{ kind: "door", id: "p1" }], has: 0 }]);
});

test("people have to get to what they use, unless it lacks the space to be used", () => {
  // The wardrobe is free behind a piece that leaves 400 mm to the partition.
  const wardrobe = piece("wardrobe", [2000, 3200, 1000, 600], "n");
  const barrier = piece("cabinet", [200, 2100, 3400, 400], "n");
  const { findings } = waysWith(wardrobe, barrier);
  expect(findings).toMatchObject([
    { severity: "impossible", between: [{ index: 1 }, { kind: "partition", id: "t1" }], has: 400 },
  ]);
  // Without the wardrobe, nobody has to go there; before it there are 50 cm, which is said of it alone.
  expect(waysWith(barrier).findings).toEqual([]);
  expect(waysWith(wardrobe, piece("cabinet", [200, 2300, 3400, 400], "n")).findings).toEqual([]);
});

test("people need no more space beside a bed than the bed needs", () => {
  // 500 mm from x = 1700 to 2200, closed at the right by a piece as long as the bed.
  const bed = piece("bed", [200, 1800, 1500, 2000], "n");
  expect(waysWith(bed, piece("cabinet", [2200, 1800, 600, 2000], "n")).findings).toEqual([]);
});

test("nobody reaches something through a wall, however near", () => {
  // The bookcase is at the partition, behind a piece that closes off its half of the bathroom.
  const { findings } = waysWith(
    piece("bookcase", [4100, 2500, 300, 800], "w"),
    piece("cabinet", [4100, 1900, 1700, 300], "w"),
  );
  expect(findings).toMatchObject([{ between: [{ kind: "piece", index: 0 }], has: 0 }]);
});

test("a plan without an entrance has no ways", () => {
  const closed = openings.map((opening) => ({ ...opening, entrance: false }));
  const furnished = furnishSmallPlan([], { openings: closed });
  expect(checkWays(furnished, fine)).toEqual({ findings: [], narrowest: undefined });
});
