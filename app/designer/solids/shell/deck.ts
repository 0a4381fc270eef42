import type { Solid } from "#app/designer/solids/solid.ts";
import type { Box } from "#app/floor-plan/boxes.ts";
import { floorHeight } from "#app/floor-plan/building-heights.ts";
import { deck, placeDeck, stepWidth } from "#app/floor-plan/deck.ts";
import { frontElevation } from "#app/floor-plan/elevation.ts";
import { feetBelow } from "#app/floor-plan/feet.ts";
import type { Interval } from "#app/floor-plan/intervals.ts";
import type { Plan } from "#app/floor-plan/plan-schema.ts";
import { boundingBox, type Point } from "#app/floor-plan/polygons.ts";
import { boardsIn } from "./boards.ts";
import { blockAround, blockOn } from "./shell-solids.ts";

// In millimetres. The depth is that of the deck in the exterior pictures of the smallest model.
const depth = 1980;
const distance = 20;
const boardSize = { pitch: 145, gap: 7, length: 3600 } as const;
const boardThickness = 28;
const legWidth = 70;
const legInset = 250;
const step = { count: 2, depth: 320, gap: 20, height: 90 } as const;

type DeckPlan = Pick<Plan, "outline" | "openings" | "cladding">;

/** Returns the area of the deck; undefined if no door opens to the front. */
export function deckArea(plan: DeckPlan): Box | undefined {
  const placed = placeDeck(frontElevation(plan));
  if (!placed) return undefined;
  const { left } = boundingBox(plan.outline);
  const [from, to] = placed.stretch;
  const back = placed.front.at - distance;
  return { left: left + from, right: left + to, front: back - depth, back };
}

/** Returns the deck in front of the doors; nothing if no door opens to the front. */
export function deckSolids(plan: DeckPlan): Solid[] {
  const area = deckArea(plan);
  return area ? platform(area, [deck.bottom, deck.top]) : [];
}

/** Returns the legs of the deck and two steps down to the ground; nothing if no door opens to the front. */
export function stepSolids(plan: DeckPlan): Solid[] {
  const area = deckArea(plan);
  if (!area) return [];
  const rise = (floorHeight + deck.top) / (step.count + 1);
  const middle = (area.left + area.right) / 2;
  const steps = Array.from({ length: step.count }, (_, index) => {
    const top = Math.round(deck.top - rise * (index + 1));
    const end = area.front - index * (step.depth + step.gap) - step.gap;
    const tread = { left: middle - stepWidth / 2, right: middle + stepWidth / 2, front: end - step.depth, back: end };
    const bottom = top - step.height;
    return [...platform(tread, [bottom, top]), ...legs(tread, bottom, [end - step.depth / 2])];
  });
  return [...legs(area, deck.bottom, [area.front + legInset, area.back - legInset]), ...steps.flat()];
}

function platform(area: Box, [bottom, top]: Interval): Solid[] {
  return [
    ...boardsIn(area, boardSize).map((box) => blockOn(box, [top - boardThickness, top], "deck")),
    blockOn(area, [bottom, top - boardThickness], "steel"),
  ];
}

/** Returns legs below the ends of boards, in rows at some depths. */
function legs(area: Box, top: number, rows: readonly number[]): Solid[] {
  const points = rows.flatMap((y) => feetBelow(area.right - area.left).map((x): Point => [area.left + x, y]));
  return points.map((point) => blockAround(point, legWidth, [-floorHeight, top], "steel"));
}
