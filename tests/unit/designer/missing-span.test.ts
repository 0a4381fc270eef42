import { expect, test } from "vitest";
import { missingSpan } from "#app/designer/findings/missing-span.ts";
import { surveyBuilding } from "#app/floor-plan/furnishing/building.ts";
import { makeFinding, pieceAt } from "#app/floor-plan/furnishing/finding.ts";
import { smallPlan } from "#tests/unit/floor-plan/small-plan.ts";

const building = surveyBuilding(smallPlan());
const missing = { left: 4500, right: 4680, front: 3500, back: 3800 };

test("what is missing is measured where the strip is as long as the finding lacks", () => {
  const use = { between: [pieceAt(0)], missing, takes: 600, reason: "sit" } as const;
  expect(missingSpan(makeFinding("use", { ...use, has: 420 }), building)).toEqual({ axis: "x", length: 180 });
  expect(missingSpan(makeFinding("use", { ...use, has: 300 }), building)).toEqual({ axis: "y", length: 300 });
  const overlap = makeFinding("overlap", { between: [pieceAt(0), pieceAt(1)], missing, has: -180 });
  expect(missingSpan(overlap, building)).toEqual({ axis: "x", length: 180 });
});

test("a window is covered along its wall, however deep the piece is", () => {
  const between = [pieceAt(0), { kind: "opening", id: "v1" } as const];
  const covered = makeFinding("window", { between, missing, has: 1500, takes: 1800 });
  expect(missingSpan(covered, building)).toEqual({ axis: "x", length: 180 });
});
