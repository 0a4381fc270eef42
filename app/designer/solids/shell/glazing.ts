import type { Paint, Solid } from "#app/designer/solids/solid.ts";
import { alongAndAcross, boxAlong } from "#app/floor-plan/boxes.ts";
import { frameWidth } from "#app/floor-plan/building-heights.ts";
import type { Interval } from "#app/floor-plan/intervals.ts";
import type { placedOpenings } from "#app/floor-plan/openings.ts";
import type { Edge } from "#app/floor-plan/polygons.ts";
import { withinWall } from "#app/floor-plan/walls.ts";
import { blockOn, underFloor } from "./shell-solids.ts";

// In millimetres.
const frameDepth = 120;
/** Width of the bars around the glass of a leaf, and height of the lowest. */
const [leafBar, leafFoot] = [34, 55];
/** Depth of a leaf: the distance between the tracks, so that no light passes between two leaves. */
const leafDepth = 44;
const glassDepth = 20;
/** The sheet of metal on a sill and the board inside: how high they are, and how far they project. */
const sill = { height: 20, out: 15, in: 20 } as const;

/** Returns the frame of an opening with its leaves, and a sill with a window board or a threshold below it. */
export function glazingSolids(
  edge: Edge,
  thickness: number,
  opening: Pick<ReturnType<typeof placedOpenings>[number], "hole" | "panes" | "sill" | "head">,
): Solid[] {
  const [outer, inner] = [(thickness - frameDepth) / 2, (thickness + frameDepth) / 2];
  const [hole] = alongAndAcross(edge.axis, opening.hole);
  const part = (along: Interval, across: Interval, z: Interval, paint: Paint) =>
    blockOn(boxAlong(edge.axis, along, across), z, paint);
  const below = (depth: Interval, z: Interval, paint: Paint) => part(hole, withinWall(edge, depth), z, paint);

  const around = ([from, to]: Interval, across: Interval, [low, high]: Interval, width: number, foot: number) => [
    part([from, from + width], across, [low, high], "steel"),
    part([to - width, to], across, [low, high], "steel"),
    part([from + width, to - width], across, [low, low + foot], "steel"),
    part([from + width, to - width], across, [high - width, high], "steel"),
  ];
  const leaf = ([from, to]: Interval, [start, end]: Interval): Solid[] => {
    const [low, high] = [opening.sill + frameWidth, opening.head - frameWidth];
    const deep = (depth: number): Interval => [(start + end - depth) / 2, (start + end + depth) / 2];
    return [
      ...around([from, to], deep(leafDepth), [low, high], leafBar, leafFoot),
      part([from + leafBar, to - leafBar], deep(glassDepth), [low + leafFoot, high - leafBar], "pane"),
    ];
  };
  const onSill: Interval = [opening.sill, opening.sill + sill.height];
  return [
    ...(opening.sill > 0
      ? [below([-sill.out, outer], onSill, "steel"), below([inner, thickness + sill.in], onSill, "white")]
      : [below([0, thickness], [underFloor, 0], "steel")]),
    ...around(hole, withinWall(edge, [outer, inner]), [opening.sill, opening.head], frameWidth, frameWidth),
    ...opening.panes.flatMap((pane) => leaf(...alongAndAcross(edge.axis, pane))),
  ];
}
