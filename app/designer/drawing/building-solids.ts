import { cuts } from "#app/designer/solids/cut-off.ts";
import { alongAndAcross, type Box, intersection } from "#app/floor-plan/boxes.ts";
import { placeDoor } from "#app/floor-plan/doors.ts";
import type { Interval } from "#app/floor-plan/intervals.ts";
import { placedOpenings } from "#app/floor-plan/openings.ts";
import type { Plan } from "#app/floor-plan/plan-schema.ts";
import { type Edge, edgesOf, type Side } from "#app/floor-plan/polygons.ts";
import { solidsOf, type Wall, wallsOf } from "#app/floor-plan/walls.ts";
import { type DrawnSolid, upright } from "./drawn-solid.ts";

/** The parts of a plan that the drawing of a building needs. */
type BuildingPlan = Pick<Plan, "outline" | "walls" | "partitions" | "rooms" | "doors" | "openings">;

/** Returns the height at which the outer wall of a side is cut: low at the two sides that the viewer looks over. */
function cutOf(side: Side): number {
  return side === "n" || side === "w" ? cuts.far : cuts.near;
}

/** Returns walls, glass and the leaves of inner doors, each cut off at its height. */
export function buildingSolids(plan: BuildingPlan): DrawnSolid[] {
  // A wall shows no hole for an opening that begins above its cut.
  const openings = placedOpenings(plan).filter(({ sill, side }) => sill < cutOf(side));
  return [
    ...wallSolids({ ...plan, openings }),
    ...openings.flatMap(openingSolids),
    ...plan.doors
      .flatMap((door) => placeDoor(plan, door)?.leaf ?? [])
      .map((leaf) => upright(leaf, [0, cuts.partition], "wall")),
  ];
}

/** Returns the solids of the walls. A corner belongs to the highest wall, or to the first of those of equal height. */
function wallSolids(plan: BuildingPlan): DrawnSolid[] {
  const edges = edgesOf(plan.outline);
  const walls = wallsOf(plan).map((wall, index) => {
    const edge = edges[index];
    return { ...wall, cut: edge ? cutOf(edge.side) : cuts.partition, open: edge && nearCorner(edge) };
  });
  return walls.flatMap(({ cut, open, ...wall }, index) => {
    const corners = walls
      .filter((other, place) => other.cut > cut || (other.cut === cut && place < index))
      .flatMap(({ box }) => stretchWithin(wall, box))
      .filter((stretch) => open === undefined || !stretch.includes(open));
    return solidsOf({ ...wall, holes: [...wall.holes, ...corners] }).map(
      (part): DrawnSolid => ({
        ...upright(part, [0, cut], "wall"),
        ...(open === part.right && wall.axis === "x" && { plain: "side" }),
        ...(open === part.front && wall.axis === "y" && { plain: "front" }),
      }),
    );
  });
}

/**
 * Returns the corner between an outer wall and another one whose outer face is seen too. Both walls include that
 * corner, and neither shows its end.
 */
function nearCorner({ side, from, to, convexFrom, convexTo }: Edge): number | undefined {
  if (side === "s" && convexTo) return to;
  return side === "e" && convexFrom ? from : undefined;
}

function stretchWithin({ axis, box }: Wall, other: Box): Interval[] {
  const common = intersection(box, other);
  return common ? [alongAndAcross(axis, common)[0]] : [];
}

function openingSolids({ sill, head, side, hole, panes }: ReturnType<typeof placedOpenings>[number]): DrawnSolid[] {
  const cut = cutOf(side);
  return [
    ...(sill > 0 ? [upright(hole, [0, sill], "sill")] : []),
    ...panes.map((pane) => upright(pane, [sill, Math.min(head, cut)], "pane")),
    ...(head < cut ? [upright(hole, [head, cut], "wall")] : []),
  ];
}
