import { slabs } from "#app/floor-plan/polygons.ts";
import { checkWays } from "./check-ways.ts";
import { cellsIn, clearanceField, pointOf } from "./clearance-field.ts";
import { type Finding, makeFinding } from "./finding.ts";
import { limits } from "./limits.ts";
import { obstaclesOf } from "./obstacles.ts";
import type { FurnishedPlan } from "./placed-piece.ts";

/** Returns a finding for every room in which a wheelchair cannot turn, and for every place that is too narrow for it. */
export function checkWheelchair(furnished: FurnishedPlan, step: number): Finding[] {
  const { takes } = limits["wheelchair-turn"];
  const field = clearanceField(furnished.building, obstaclesOf(furnished), step);
  const turns = furnished.building.rooms.flatMap(({ id, polygon }) => {
    const cells = slabs(polygon).flatMap((slab) => cellsIn(field, slab));
    const radius = (cell: number) => field.clearance[cell] ?? 0;
    const widest = cells.reduce((best, cell) => (radius(cell) > radius(best) ? cell : best));
    const has = Math.round(2 * radius(widest));
    if (has >= takes - step) return [];
    const [x, y] = pointOf(field, widest);
    const missing = { left: x - takes / 2, right: x + takes / 2, front: y - takes / 2, back: y + takes / 2 };
    return makeFinding("wheelchair-turn", { between: [{ kind: "room", id }], has, missing });
  });
  return [...turns, ...checkWays(furnished, step, "wheelchair-way").findings];
}
