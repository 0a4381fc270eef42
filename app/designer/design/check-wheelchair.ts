import { type FurnishedPlan, obstaclesOf } from "#app/floor-plan/furnishing/building.ts";
import { checkWays } from "#app/floor-plan/furnishing/check-ways.ts";
import { cellsIn, clearanceField, pointOf } from "#app/floor-plan/furnishing/clearance-field.ts";
import { type Finding, makeFinding } from "#app/floor-plan/furnishing/finding.ts";
import { limits } from "#app/floor-plan/furnishing/limits.ts";
import { slabs } from "#app/floor-plan/polygons.ts";

/**
 * Returns a finding for every room in which a wheelchair cannot turn, and for every place that is too narrow for it.
 */
export function checkWheelchair(furnished: FurnishedPlan, step: number): Finding[] {
  const { takes } = limits["wheelchair-turn"];
  const field = clearanceField(furnished.building, obstaclesOf(furnished), step);
  const turns = furnished.building.rooms.flatMap(({ id, polygon }) => {
    const cells = slabs(polygon).flatMap((slab) => cellsIn(field, slab));
    const radius = (cell: number) => field.clearance[cell] ?? 0;
    const widest = cells.reduce((best, cell) => (radius(cell) > radius(best) ? cell : best));
    const has = 2 * radius(widest);
    if (has >= takes - step) return [];
    const [x, y] = pointOf(field, widest);
    const missing = { left: x - takes / 2, right: x + takes / 2, front: y - takes / 2, back: y + takes / 2 };
    return makeFinding("wheelchair-turn", { between: [{ kind: "room", id }], has, missing });
  });
  return [...turns, ...checkWays(furnished, step, "wheelchair-way").findings];
}
