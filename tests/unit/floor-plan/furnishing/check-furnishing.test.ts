import { expect, test } from "vitest";
import { checkFurnishing } from "#app/floor-plan/furnishing/check-furnishing.ts";
import type { PlacedPiece } from "#app/floor-plan/furnishing/placed-piece.ts";
import { furnishSmallPlan, piece } from "./furnish-small-plan.ts";

// The living room of the small plan is inside from (200, 200) to (4000, 3800), its bathroom from (4100, 200) to
// (5800, 3800). The door between them has its hinge at (4100, 1000), is 800 mm wide and opens into the bathroom. The
// entrance is 3000 mm of glass in the front wall from x = 500, the window 600 mm in the back wall from x = 4500.

const findingsWith = (...pieces: PlacedPiece[]) => checkFurnishing(furnishSmallPlan(pieces));

test("an empty plan has no findings, nor has one whose furniture touches walls and other furniture", () => {
  expect(findingsWith()).toEqual([]);
  expect(
    findingsWith(piece("cabinet", [200, 3400, 600, 400], "n"), piece("cabinet", [800, 3400, 600, 400], "n")),
  ).toEqual([]);
});

test("two pieces in one place lack the shorter side of what they have in common", () => {
  // x: 1000 to 1600 and 1450 to 2050, so 150; y: 1000 to 1400 and 1300 to 1700, so 100.
  const [finding, ...others] = findingsWith(
    piece("cabinet", [1000, 1000, 600, 400], "n"),
    piece("cabinet", [1450, 1300, 600, 400], "n"),
  );
  expect(others).toEqual([]);
  expect(finding).toMatchObject({ code: "overlap", severity: "impossible", pieces: [1, 0], has: -100, takes: 0 });
  expect(finding?.missing).toEqual({ left: 1450, right: 1600, front: 1300, back: 1400 });
});

test("anything may stand on a rug, and a rug may lie under a door", () => {
  expect(
    findingsWith(piece("rug", [3000, 800, 1400, 2000]), piece("cabinet", [3000, 2000, 600, 400], "n")).map(
      ({ code }) => code,
    ),
    // It lies in the partition.
  ).toEqual(["wall"]);
  expect(findingsWith(piece("rug", [2600, 800, 1400, 2000]), piece("cabinet", [2800, 2000, 600, 400], "n"))).toEqual(
    [],
  );
});

test.each([
  ["an outer wall", [1000, 3500, 600, 400], [{ kind: "wall", side: "n" }], -100],
  ["a partition", [3700, 2500, 400, 600], [{ kind: "partition", id: "t1" }], -100],
  ["the hole of a door", [3950, 1200, 400, 300], [{ kind: "partition", id: "t1" }], -100],
  ["the open air", [7000, 1000, 600, 400], [], -400],
] as const)("a piece may not be in %s", (_place, rect, walls, has) => {
  const finding = findingsWith(piece("cabinet", rect, "n")).find(({ code }) => code === "wall");
  expect(finding).toMatchObject({ severity: "impossible", between: [{ kind: "piece", index: 0 }, ...walls], has });
});

test("a piece in the quarter circle of a leaf leaves it the distance from its hinge", () => {
  // By hand: 300 mm to the right of the hinge and 400 mm behind it, √(300² + 400²) = 500 mm.
  const [finding, ...others] = findingsWith(piece("cabinet", [4400, 1400, 600, 400], "n"));
  expect(others).toEqual([]);
  expect(finding).toMatchObject({ code: "door", severity: "impossible", reason: "open", has: 500, takes: 800 });
});

test("a piece in front of a door leaves the distance from the wall, one beside it leaves all", () => {
  // The partition begins at x = 4000; the piece ends at 3650.
  const [finding, ...others] = findingsWith(piece("cabinet", [3050, 1300, 600, 400], "w"));
  expect(others).toEqual([]);
  expect(finding).toMatchObject({ code: "door", severity: "impossible", reason: "pass", has: 350, takes: 600 });
  expect(finding?.missing).toEqual({ left: 3400, right: 3650, front: 1000, back: 1800 });
  expect(findingsWith(piece("cabinet", [3400, 1800, 600, 400], "n"))).toEqual([]);
});

test("a sliding leaf needs its place beside the door, and a passage only the place in front of it", () => {
  const doors = { id: "p1", wall: "t1", from: 1000, width: 800 } as const;
  const beside = [piece("cabinet", [3600, 2000, 400, 600], "e")];
  const sliding = furnishSmallPlan(beside, { doors: [{ ...doors, type: "sliding", face: "salon", slides: "end" }] });
  // A leaf of 40 mm.
  expect(checkFurnishing(sliding)).toMatchObject([{ code: "door", reason: "open", has: -40, takes: 0 }]);
  expect(checkFurnishing(furnishSmallPlan(beside, { doors: [{ ...doors, type: "opening" }] }))).toEqual([]);
  const before = [piece("cabinet", [3600, 1500, 400, 600], "e")];
  const passage = furnishSmallPlan(before, { doors: [{ ...doors, type: "opening" }] });
  expect(checkFurnishing(passage)).toMatchObject([{ code: "door", reason: "pass", has: 0, takes: 600 }]);
});

test("one free leaf of the entrance is enough", () => {
  // By hand: (3000 − 2 × 45) ÷ 2 = 1455 mm a leaf, from x = 545 to 2000 and to 3455. The wall ends at y = 200.
  expect(findingsWith(piece("cabinet", [2000, 300, 600, 400], "s"))).toEqual([]);
  const across = findingsWith(piece("cabinet", [1900, 620, 600, 400], "s"));
  expect(across).toMatchObject([
    { code: "entrance", severity: "tight", between: [{ index: 0 }, { id: "c1" }], has: 420, takes: 600 },
  ]);
  expect(across[0]?.missing).toMatchObject({ front: 620, back: 800 });
});

test("a table counts with its chairs, which are along its longer sides", () => {
  // By hand: 720 − 105 = 615 mm from the glass; five centimetres nearer it is 565.
  expect(findingsWith(piece("table", [600, 920, 2700, 900]))).toEqual([]);
  expect(findingsWith(piece("table", [600, 870, 2700, 900]))).toMatchObject([{ code: "entrance", has: 565 }]);
});

test("a wardrobe needs 60 cm in front of it: under that it is tight, under half of it it does not fit", () => {
  const before = (front: number) =>
    findingsWith(piece("wardrobe", [1000, 3200, 1000, 600], "n"), piece("cabinet", [1000, front - 400, 600, 400], "s"));
  expect(before(2600)).toEqual([]);
  // Two centimetres are nothing.
  expect(before(2620)).toEqual([]);
  expect(before(2780)).toMatchObject([{ code: "use", severity: "tight", reason: "open", has: 420, takes: 600 }]);
  expect(before(2780)[0]?.missing).toEqual({ left: 1000, right: 2000, front: 2600, back: 2780 });
  expect(before(2910)).toMatchObject([{ severity: "impossible", has: 290 }]);
});

test("a piece beside the front is not in front", () => {
  const pieces = [piece("wardrobe", [1000, 3200, 1000, 600], "n"), piece("cabinet", [2000, 2700, 600, 400], "n")];
  expect(findingsWith(...pieces)).toEqual([]);
});

test("one long side of a bed is enough, and 120 cm of it, so that a table may stand beside its head", () => {
  const bed = piece("bed", [200, 1800, 1500, 2000], "n");
  expect(findingsWith(bed, piece("cabinet", [1700, 3400, 600, 400], "n"))).toEqual([]);
  // By hand: free from y = 1800 to 2950 are 1150 mm only; over 1200 mm there are 1750 − 1700.
  expect(findingsWith(bed, piece("cabinet", [1750, 2950, 600, 400], "n"))).toMatchObject([
    { code: "use", severity: "impossible", has: 50, takes: 500 },
  ]);
});

test("both long sides of a massage table have to be free", () => {
  expect(findingsWith(piece("massage-table", [1500, 1500, 700, 1900], "n"))).toEqual([]);
  expect(findingsWith(piece("massage-table", [600, 1500, 700, 1900], "n"))).toMatchObject([
    { code: "use", has: 400, takes: 600, between: [{ kind: "piece" }, { kind: "wall", side: "w" }] },
  ]);
});

test("a piece in one place with another one is not said to lack space as well", () => {
  const codes = findingsWith(
    piece("wardrobe", [1000, 3200, 1000, 600], "n"),
    piece("cabinet", [1200, 2900, 600, 400], "n"),
  ).map(({ code }) => code);
  expect(codes).toEqual(["overlap"]);
});

test("a piece higher than the sill is not for the place before a window", () => {
  // The sill is at 1500 mm, the cabinet is 1000 mm high. The bookcase covers the window from x = 4500 to 5000.
  expect(findingsWith(piece("cabinet", [4500, 3400, 600, 400], "n"))).toEqual([]);
  const [finding, ...others] = findingsWith(piece("bookcase", [4200, 3500, 800, 300], "n"));
  expect(others).toEqual([]);
  expect(finding).toMatchObject({ code: "window", severity: "tight", has: 1500, takes: 1800 });
  expect(finding?.missing).toEqual({ left: 4500, right: 5000, front: 3500, back: 3800 });
  expect(findingsWith(piece("bookcase", [4200, 3150, 800, 300], "n"))).toEqual([]);
});
