import { barsOf } from "#app/floor-plan/bars.ts";
import { boxCentre, boxOf } from "#app/floor-plan/boxes.ts";
import { widthsAlong } from "#app/floor-plan/dimensions.ts";
import { placeDoor, type Sweep } from "#app/floor-plan/doors.ts";
import type { Interval } from "#app/floor-plan/intervals.ts";
import { type TextSizes, textSizes } from "#app/floor-plan/layout/text-size.ts";
import { type OpenSide, openSidesOf } from "#app/floor-plan/open-sides.ts";
import { type PlacedOpening, placedOpenings, placeOpening } from "#app/floor-plan/openings.ts";
import type { DrawnPlan } from "#app/floor-plan/plan-schema.ts";
import { boundingBox, type Point } from "#app/floor-plan/polygons.ts";
import { solidsOf, wallsOf } from "#app/floor-plan/walls.ts";
import { isWet } from "#app/floor-plan/wet-rooms.ts";
import { piecePath } from "./piece-path.ts";
import { placeLabels } from "./place-labels.ts";
import type { LabelledPlanDrawing, PlanDrawing } from "./plan-drawing.ts";
import { line } from "./shapes.ts";
import { createSvgAxes, type SvgAxes } from "./svg-axes.ts";

/** Returns the drawing of a plan with the positions of its labels; their sizes are those of the screen by default. */
export function describeLabelledPlan(plan: DrawnPlan, sizes?: TextSizes): LabelledPlanDrawing {
  const axes = createSvgAxes(boundingBox(plan.outline));
  const drawing = describePlan(plan);
  const labels = placeLabels(plan, sizes ?? textSizes(drawing), axes);
  return { ...drawing, entrance: entranceOf(plan, axes), labels };
}

/** Returns the drawing of a plan. */
export function describePlan(plan: DrawnPlan): PlanDrawing {
  const bounds = boundingBox(plan.outline);
  const axes = createSvgAxes(bounds);
  const openings = placedOpenings(plan);
  const doors = plan.doors.flatMap((door) => placeDoor(plan, door) ?? []);
  const floors = (wet: boolean) =>
    plan.rooms.filter(({ id }) => isWet(plan, id) === wet).map(({ polygon }) => axes.polygon(polygon));

  return {
    length: bounds.right - bounds.left,
    depth: bounds.back - bounds.front,
    floors: [...floors(false), ...doors.map(({ hole }) => axes.box(hole))].join(""),
    wetFloors: floors(true).join(""),
    walls: wallsOf(plan).flatMap(solidsOf).map(axes.box).join(""),
    glazing: openings.map(({ hole }) => axes.box(hole)).join(""),
    panes: openings.flatMap(({ panes }) => panes.map(axes.box)).join(""),
    bars: barsOf(plan).map(axes.box).join(""),
    leaves: doors.flatMap(({ leaf }) => (leaf ? axes.box(leaf) : [])).join(""),
    swings: doors.flatMap(({ sweep }) => (sweep ? swingPath(sweep, axes) : [])).join(""),
    openSides: plan.rooms.flatMap((room) => openSidesOf(plan, room).map((open) => openSidePath(open, axes))).join(""),
    furniture: plan.furniture.map((piece) => piecePath(piece, axes.place(boxOf(piece.rect)))).join(""),
    front: widthsAlong(plan, "s").map(([from, to]): Interval => [from - bounds.left, to - bounds.left]),
    // The axes count from the back.
    side: widthsAlong(plan, "e")
      .map(([from, to]): Interval => [bounds.back - to, bounds.back - from])
      .toReversed(),
  };
}

/** Two rooms share an open side. It is drawn once, for the one whose rear or right side it is. */
function openSidePath({ side, axis, at, stretch: [from, to] }: OpenSide, axes: SvgAxes): string {
  if (side === "s" || side === "w") return "";
  const point = (along: number): Point => (axis === "x" ? [along, at] : [at, along]);
  return line(...axes.point(point(from)), ...axes.point(point(to)));
}

/** From the end of the closed leaf to the end of the open one. */
function swingPath({ pivot: [x, y], radius, closed, open }: Sweep, axes: SvgAxes): string {
  const start = axes.point([x + closed[0] * radius, y + closed[1] * radius]);
  const end = axes.point([x + open[0] * radius, y + open[1] * radius]);
  const pivot = axes.point([x, y]);
  const turn = (start[0] - pivot[0]) * (end[1] - pivot[1]) - (start[1] - pivot[1]) * (end[0] - pivot[0]);
  return `M${pivot.join(" ")}L${start.join(" ")}A${radius} ${radius} 0 0 ${turn > 0 ? 1 : 0} ${end.join(" ")}z`;
}

function entranceOf(plan: DrawnPlan, axes: SvgAxes): LabelledPlanDrawing["entrance"] {
  const opening = plan.openings.find(({ entrance }) => entrance);
  const placed = opening && placeOpening(plan, opening);
  if (!placed) return null;
  const [x, y] = boxCentre(placed.hole);
  const { left, right, front, back } = placed.hole;
  const outside: Record<PlacedOpening["side"], Point> = { s: [x, front], n: [x, back], w: [left, y], e: [right, y] };
  return [...axes.point(outside[placed.side]), placed.side];
}
