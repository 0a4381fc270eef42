import { expect, test } from "vitest";
import { describeLabelledPlan, describePlan } from "#app/floor-plan/drawing/describe-plan.ts";
import { createPen } from "#app/floor-plan/drawing/pen.ts";
import { piecePath } from "#app/floor-plan/drawing/piece-path.ts";
import { piecePaths } from "#app/floor-plan/drawing/pieces/piece-paths.ts";
import { furniturePieces } from "#app/floor-plan/plan-schema.ts";
import { tuckedChair } from "#app/floor-plan/seating.ts";
import { smallPlan } from "#tests/unit/floor-plan/small-plan.ts";

test("openings and doors interrupt the walls, and the rooms are the floors", () => {
  const drawing = describePlan(smallPlan());
  expect(drawing).toMatchObject({ length: 6000, depth: 4000 });
  // The front beside the sliding door, the right side, the back beside the window, the left side, and the partition.
  expect(drawing.walls).toBe(
    "M0 3800h500v200h-500zM3500 3800h2500v200h-2500zM5800 0h200v4000h-200zM0 0h4500v200h-4500zM5100 0h900v200h-900z" +
      "M0 0h200v4000h-200zM4000 3000h100v800h-100zM4000 200h100v2000h-100z",
  );
  expect(drawing.floors).toContain("M200 3800H4000V200H200Z");
});

test("the room with a shower is a wet one", () => {
  const { floors, wetFloors } = describePlan(smallPlan());
  expect(wetFloors).toBe("M4100 3800H5800V200H4100Z");
  expect(floors).not.toContain(wetFloors);
});

test("a name that no line of its room can hold gives way to the number", () => {
  const plan = smallPlan();
  const rooms = plan.rooms.map((room, index) =>
    index === 1 ? { ...room, name: "Bañoconunnombresinespaciosquenocabe" } : room,
  );
  const { labels } = describeLabelledPlan({ ...plan, rooms });
  expect(labels.map(({ lines }) => lines)).toEqual([1, 0]);
});

test("an area is below the name of each room that has room for both", () => {
  const labelled = (bath: number) => {
    const plan = smallPlan({}, 4100 + bath + 200);
    return describeLabelledPlan(plan).labels.map(({ lines, hasArea }) => [lines, hasArea]);
  };
  expect(labelled(1800)).toEqual([
    [1, true],
    [1, true],
  ]);
  expect(labelled(400)).toEqual([
    [1, true],
    [1, undefined],
  ]);
});

test("a name is beside the swing of a door, and gives way to the number where it fits nowhere else", () => {
  const cupboard = { label: "Armario", piece: "wardrobe", back: "e", room: "bano", fixed: true } as const;
  const labelIn = (furniture: ReturnType<typeof smallPlan>["furniture"]) =>
    describeLabelledPlan(smallPlan({ furniture })).labels[1];
  // The leaf turns between 4,100 and 4,900 mm from the left and between 1,000 and 1,800 from the front.
  const behind = { ...cupboard, rect: [4100, 1800, 1700, 2000] as [number, number, number, number] };
  const front = { ...cupboard, rect: [4100, 200, 1700, 800] as [number, number, number, number] };
  const beside = { ...cupboard, rect: [5000, 1000, 800, 800] as [number, number, number, number] };
  expect(labelIn([front, behind])?.name[0]).toBeGreaterThan(5000);
  expect(labelIn([front, behind, beside])?.lines).toBe(0);
});

// Left, top, width and height.
const place = [1000, 500, 600, 700] as const;

// The door of a fridge is a line near its front, at 88 % of its depth.
test.each([
  ["n", "M1000 1116L1600 1116"],
  ["e", "M1072 500L1072 1200"],
  ["s", "M1600 584L1000 584"],
  ["w", "M1528 1200L1528 500"],
] as const)("a piece whose back is at %s fills its place and opens to the other side", (back, door) => {
  const path = piecePath({ piece: "fridge", back }, place);
  expect(path.startsWith(`M1000 500h600v700h-600z${door}`)).toBe(true);
});

test("round parts of a piece turn with it", () => {
  // The basin is as wide as its piece along the wall, whichever wall that is.
  const [along, across] = (["n", "e"] as const).map((back) => piecePath({ piece: "basin", back }, [0, 0, 900, 900]));
  const radii = (path = "") => /a(\d+) (\d+) 0 0 1 \d+ 0a/.exec(path)?.slice(1);
  expect(radii(across)).toEqual(radii(along)?.toReversed());
  expect(new Set(radii(along)).size).toBe(2);
});

test("a kitchen has as many rings as it says, and a fridge under its worktop in broken lines", () => {
  const drawn = (parts: { readonly rings?: number; readonly fridge?: boolean }) =>
    piecePath({ piece: "kitchen", ...parts }, [0, 0, 1600, 600]);
  const rings = (path: string) => path.match(/a82 82 0 0 1 164 0/g) ?? [];
  expect([1, 2, 3, 4, 6].map((count) => rings(drawn({ rings: count })).length)).toEqual([1, 2, 3, 4, 6]);
  expect(rings(drawn({}))).toHaveLength(4);
  expect(drawn({ rings: 2, fridge: true }).match(/L/g)?.length).toBeGreaterThan(10);
  expect(drawn({ rings: 2 }).match(/L/g)).toHaveLength(1);
  const within = extent(drawn({ rings: 6, fridge: true }));
  expect(within).toEqual({ left: 0, right: 1600, top: 0, bottom: 600 });
});

/** Returns the extent of a path of relative and absolute lines and arcs; arcs count by their ends. */
function extent(path: string) {
  let [x, y] = [0, 0];
  const xs: number[] = [];
  const ys: number[] = [];
  for (const [, command = "", rest = ""] of path.matchAll(/([MLHVhva])([^MLHVhvaz]*)/g)) {
    const numbers = (rest.match(/-?[\d.]+/g) ?? []).map(Number);
    const [a = 0, b = 0] = numbers;
    if (command === "M" || command === "L") [x, y] = [a, b];
    if (command === "h") x += a;
    if (command === "v") y += a;
    if (command === "a") [x, y] = [x + (numbers.at(-2) ?? 0), y + (numbers.at(-1) ?? 0)];
    xs.push(x);
    ys.push(y);
  }
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) };
}

test.each(furniturePieces)("%s is drawn within its measures, chairs apart, at any size", (piece) => {
  for (const [width, depth] of [
    [600, 600],
    [1600, 900],
  ] as const) {
    const path = piecePaths[piece](createPen(0, [0, 0]), width, depth);
    const { left, right, top, bottom } = extent(path);
    const around = piece === "table" ? tuckedChair.depth : 0;
    const inFront = piece === "desk" ? 240 : around;
    expect(left).toBeGreaterThanOrEqual(-around);
    expect(top).toBeGreaterThanOrEqual(-around);
    expect(right).toBeLessThanOrEqual(width + around);
    expect(bottom).toBeLessThanOrEqual(depth + inFront);
    expect(path).not.toMatch(/NaN|Infinity/);
  }
});
