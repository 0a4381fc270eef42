import { expect, test } from "vitest";
import type { Plan } from "#app/floor-plan/plan-schema.ts";
import { planIssues } from "#app/floor-plan/rules/plan-issues.ts";
import { sizeIssues } from "#app/floor-plan/rules/size.ts";
import { rectangle, smallPlan } from "#tests/unit/floor-plan/small-plan.ts";

/** What is wrong in the small plan after a change, as «code field». */
function issuesAfter(change: (plan: Plan) => void): string[] {
  const plan = smallPlan();
  change(plan);
  return planIssues(plan).map(({ code, path }) => `${code} ${path.join(".")}`);
}

function first<Item>(list: readonly Item[]): Item {
  const [item] = list;
  if (item === undefined) throw new Error("The plan has none.");
  return item;
}

test("a room with a slanted side, a side without length or sides that cross has no shape", () => {
  const shape = (polygon: Plan["outline"]) =>
    issuesAfter(({ rooms }) => {
      first(rooms).polygon = polygon;
    });
  const issue = ["plan-shape rooms.0.polygon"];
  expect(
    shape([
      [200, 200],
      [4000, 300],
      [4000, 3800],
      [200, 3800],
    ]),
  ).toEqual(issue);
  expect(
    shape([
      [200, 200],
      [4000, 200],
      [4000, 200],
      [4000, 3800],
      [200, 3800],
    ]),
  ).toEqual(issue);
  expect(
    shape([
      [200, 200],
      [2000, 200],
      [4000, 200],
      [4000, 3800],
      [200, 3800],
    ]),
  ).toEqual(issue);
  const eight: Plan["outline"] = [
    [200, 200],
    [2000, 200],
    [2000, 3000],
    [1000, 3000],
    [1000, 1000],
    [4000, 1000],
    [4000, 3800],
    [200, 3800],
  ];
  expect(shape(eight)).toEqual(issue);
});

test("a room reaches neither into a wall nor over another, nor leaves a gap", () => {
  const corner = (x: number) =>
    issuesAfter(({ rooms }) => {
      first(rooms).polygon = rectangle(x, 200, 4000, 3800);
    });
  expect(corner(190)).toEqual(["plan-outside rooms.0.polygon"]);
  expect(corner(210)).toEqual(["plan-area rooms"]);
  const wide = issuesAfter(({ rooms }) => {
    first(rooms).polygon = rectangle(200, 200, 4050, 3800);
  });
  expect(wide).toContain("plan-overlap rooms.0.polygon");
});

test("an opening stands in one wall, from inner corner to inner corner", () => {
  const at = (x: number, y: number) =>
    issuesAfter(({ openings }) => {
      const opening = first(openings);
      opening.at = [x, y];
    });
  expect(at(200, 0)).toEqual([]);
  expect(at(150, 0)).toEqual(["plan-outside openings.0.at"]);
  expect(at(500, 300)).toEqual(["plan-outside openings.0.at"]);
  expect(at(1001, 0)).toEqual(["plan-overlap openings.0.at"]);
});

test("a door stands in a partition, within it, between its rooms and opening into one of them", () => {
  const door = (changes: object) =>
    issuesAfter(({ doors }) => {
      Object.assign(first(doors), changes);
    });
  expect(door({ wall: "t9" })).toEqual(["name-unknown doors.0.wall"]);
  expect(door({ from: 3100 })).toEqual(["plan-outside doors.0.from"]);
  expect(door({ connects: ["bano", "salon"] })).toEqual([]);
  expect(door({ connects: ["salon", "salon"] })).toEqual(["plan-rooms doors.0.connects"]);
});

test("a leaf that slides needs as much wall again beside the door", () => {
  const slide = (from: number) =>
    issuesAfter(({ doors }) => {
      doors[0] = {
        id: "p1",
        wall: "t1",
        from,
        width: 800,
        type: "sliding",
        face: "salon",
        slides: "start",
        connects: ["salon", "bano"],
      };
    });
  expect(slide(1000)).toEqual([]);
  expect(slide(900)).toEqual(["plan-door-leaf doors.0.width"]);
});

test("furniture stands in its room, beside other pieces, and not where a door opens", () => {
  const shower = (rect: readonly [number, number, number, number]) =>
    issuesAfter(({ furniture }) => {
      const piece = furniture[1];
      if (piece) piece.rect = [...rect];
    });
  expect(shower([4050, 2900, 900, 900])).toEqual(["plan-outside furniture.1.rect"]);
  expect(shower([1500, 2900, 900, 900])).toEqual(["plan-outside furniture.1.rect", "plan-overlap furniture.1.rect"]);
  expect(shower([4100, 1700, 900, 900])).toEqual(["plan-door-leaf furniture.1.rect"]);
  // Within the square around the sweep, beyond its quarter circle.
  expect(shower([4700, 1600, 900, 900])).toEqual([]);
});

test("a plan is as large as its model says in metres; a bespoke model says nothing", () => {
  const size = { length: 6, width: 4, imperial: "20'x13'" };
  expect(sizeIssues(size, smallPlan())).toEqual([]);
  expect(sizeIssues(null, smallPlan())).toEqual([]);
  expect(sizeIssues({ ...size, length: 6.1 }, smallPlan())).toEqual([
    {
      code: "plan-size",
      path: ["outline"],
      values: { length: 6000, width: 4000, modelLength: 6100, modelWidth: 4000 },
    },
  ]);
});
