import { capHeight } from "#app/designer/solids/cut-off.ts";
import type { Solid } from "#app/designer/solids/solid.ts";
import { clearHeight, postWidth, roofEdge, roofOverhang } from "#app/floor-plan/building-heights.ts";
import type { Interval } from "#app/floor-plan/intervals.ts";
import type { Plan } from "#app/floor-plan/plan-schema.ts";
import { edgesOf, inset, slabs } from "#app/floor-plan/polygons.ts";
import { boxInWall, insideOf } from "#app/floor-plan/walls.ts";
import { blockOn } from "./shell-solids.ts";
import type { WoodAt } from "./wood-at.ts";

// In millimetres. The beam at the top of the walls is proud of boards and posts.
const beam = { height: 66, depth: 34, proud: 2 } as const;
/** The soffit is within the metal edge, whose top projects to let water drip. */
const soffit = { inset: 30, height: 20, gap: 12 } as const;
const drip = { projection: 12, height: 30 } as const;
/** The ceiling hides the caps of the walls. */
const ceiling: Interval = [clearHeight - capHeight - 8, clearHeight - capHeight - 2];

/** Returns the roof with its soffit and the ceiling, and the beams below it. */
export function roofSolids(plan: Pick<Plan, "outline" | "walls">, wood: WoodAt): Solid[] {
  const { outline } = plan;
  const around = (distance: number) => slabs(inset(outline, -distance));
  const top = clearHeight + roofEdge;
  const under = clearHeight - capHeight;
  return [
    ...edgesOf(outline).map((edge) => {
      const start = edge.from + (edge.convexFrom ? postWidth : beam.proud);
      const end = edge.to - (edge.convexTo ? postWidth : beam.proud);
      const box = boxInWall(edge, [start, end], [-beam.proud, beam.depth]);
      return blockOn(box, [under - beam.height, under], "steel");
    }),
    ...slabs(insideOf(plan)).map((slab) => blockOn(slab, ceiling, "white")),
    ...around(roofOverhang - soffit.inset).map((slab) =>
      blockOn(slab, [clearHeight, clearHeight + soffit.height], wood(slab)),
    ),
    ...around(roofOverhang).map((slab) => blockOn(slab, [clearHeight + soffit.gap, top - drip.height + 1], "steel")),
    ...around(roofOverhang + drip.projection).map((slab) => blockOn(slab, [top - drip.height, top], "steel")),
  ];
}
