import { describeLabelledPlan } from "#app/floor-plan/drawing/describe-plan.ts";
import type { LabelledPlanDrawing } from "#app/floor-plan/drawing/plan-drawing.ts";
import type { Plan } from "#app/floor-plan/plan-schema.ts";
import { boundingBox } from "#app/floor-plan/polygons.ts";
import { area, toMillimetres } from "#scripts/catalogue/document/measures.ts";

/** Scales of drawings, the largest first. All present models fit at 1:50. */
const scales = [50, 75, 100, 150, 200, 250, 500] as const;

/** Sizes of the letters in a plan, in points of paper. */
export const labelPoints = { name: 10.5, figure: 10 } as const;

/** A name is drawn only where letters of this larger size fit, so that names are not crowded between furniture. */
const placedPoints = 12;

/** A plan at a scale at which it fits on a page. */
export interface FittedPlan {
  /** 50 for 1:50. */
  readonly scale: number;
  /** Millimetres of paper that the building alone takes. */
  readonly width: number;
  readonly depth: number;
  readonly drawing: LabelledPlanDrawing;
  /** Size of its figures, in millimetres of the plan. */
  readonly figureSize: number;
}

/**
 * Space for the building alone, in millimetres of paper: without dimension lines, the column at its right, the head of
 * the page, the scale bar and the foot.
 */
const space = { width: area.width - 51, depth: 132 } as const;

/**
 * Returns a plan at the largest scale at which it fits.
 *
 * @throws Error for a building of more than a hundred metres, far beyond what the company builds.
 */
export function fitPlan(plan: Plan): FittedPlan {
  const scale = scaleOf(plan);
  const { left, right, front, back } = boundingBox(plan.outline);
  const inPlan = (points: number) => Math.round(toMillimetres(points) * scale);
  const sizes = { name: inPlan(placedPoints), figure: inPlan(labelPoints.figure) };
  return {
    scale,
    width: (right - left) / scale,
    depth: (back - front) / scale,
    drawing: describeLabelledPlan(plan, sizes),
    figureSize: sizes.figure,
  };
}

/** Returns the largest scale at which a plan fits: 50 for 1:50. */
export function scaleOf(plan: Pick<Plan, "outline">): number {
  const { left, right, front, back } = boundingBox(plan.outline);
  const least = Math.max((right - left) / space.width, (back - front) / space.depth);
  const scale = scales.find((candidate) => candidate >= least);
  if (scale === undefined) throw new Error(`A plan ${(right - left) / 1000} m long fits on no page.`);
  return scale;
}
