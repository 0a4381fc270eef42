import { expect, test } from "vitest";
import type { Plan } from "#app/floor-plan/plan-schema.ts";
import { planIssues } from "#scripts/check/plan/plan-issues.ts";
import { smallPlan } from "#tests/unit/floor-plan/small-plan.ts";

// The other mistakes in plans are among those of `tests/mistakes/`.

/** Returns the issues of the small plan after a change, as «code field». */
function issuesAfter(change: (plan: Plan) => void): string[] {
  const plan = smallPlan();
  change(plan);
  return planIssues(plan).map(({ code, path }) => `${code} ${path.join(".")}`);
}

test.each([
  ["a slanted side", "200 200, 4000 300, 4000 3800, 200 3800"],
  ["a side without length", "200 200, 4000 200, 4000 200, 4000 3800, 200 3800"],
  ["a corner that is none", "200 200, 2000 200, 4000 200, 4000 3800, 200 3800"],
  ["sides that cross", "200 200, 2000 200, 2000 3000, 1000 3000, 1000 1000, 4000 1000, 4000 3800, 200 3800"],
])("a room with %s has no shape", (_kind, corners) => {
  const issues = issuesAfter(({ rooms: [room] }) => {
    const polygon = corners.split(", ").map((corner) => corner.split(" ").map(Number));
    Object.assign(room ?? {}, { polygon });
  });
  expect(issues).toEqual(["plan-shape rooms.0.polygon"]);
});

test("an opening is in one wall, between its inner corners", () => {
  const at = (x: number, y: number) =>
    issuesAfter(({ openings: [opening] }) => void Object.assign(opening ?? {}, { at: [x, y] }));
  expect(at(200, 0)).toEqual([]);
  expect(at(150, 0)).toEqual(["plan-outside openings.0.at"]);
  expect(at(500, 300)).toEqual(["plan-outside openings.0.at"]);
});

test("a leaf that slides needs as much wall again beside the door", () => {
  const sliding = { width: 800, type: "sliding", face: "salon", slides: "start" };
  const slide = (from: number) =>
    issuesAfter(({ doors: [door] }) => void Object.assign(door ?? {}, { ...sliding, from }));
  expect(slide(1000)).toEqual([]);
  expect(slide(900)).toEqual(["plan-door-leaf doors.0.width"]);
});
