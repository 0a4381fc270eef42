import { capHeight, cutAbove } from "#app/designer/solids/cut-off.ts";
import { block, type Paint, type Solid } from "#app/designer/solids/solid.ts";
import { barsAlong } from "#app/floor-plan/bars.ts";
import { boardPitch, clearHeight, frameWidth, postWidth } from "#app/floor-plan/building-heights.ts";
import { type Interval, remaining } from "#app/floor-plan/intervals.ts";
import { placedOpenings } from "#app/floor-plan/openings.ts";
import type { Plan } from "#app/floor-plan/plan-schema.ts";
import type { Edge } from "#app/floor-plan/polygons.ts";
import { boxInWall, holeAlong, isOnEdge, withinWall } from "#app/floor-plan/walls.ts";
import { accentsAlong } from "./accents.ts";
import { boardsAcross } from "./boards.ts";
import { glazingSolids } from "./glazing.ts";
import { blockOn, underFloor } from "./shell-solids.ts";
import type { WoodAt } from "./wood-at.ts";

// In millimetres from the outer face.
const boards: Interval = [8, 30];
const boardGap = 11;
/** Thickness of the plaster inside. */
const lining = 30;

/**
 * Returns an outer wall between its corners up to a height: boards, core and plaster, glass, and the bars of steel. An
 * opening without glass below that height is not seen.
 */
export function outerWallSolids(
  plan: Pick<Plan, "outline" | "walls" | "rooms" | "furniture" | "openings">,
  edge: Edge,
  top: number,
  wood: WoodAt,
): Solid[] {
  const thickness = plan.walls.exterior;
  const [face, back] = boards;
  const bars = barsAlong(edge, plan.openings);
  const openings = placedOpenings(plan)
    .filter((opening) => isOnEdge(opening, edge) && opening.sill + frameWidth < top)
    .map((opening) => ({ ...opening, along: holeAlong(opening.axis, opening.at, opening.width) }));

  /** Returns the pieces of a layer, which ends before a convex corner and continues into that of an L. */
  const pieces = (before: number, into: number): { along: Interval; z: Interval }[] => {
    const start = edge.from + (edge.convexFrom ? before : -into);
    const end = edge.to - (edge.convexTo ? before : -into);
    const piers = remaining([start, end], [...bars, ...openings.map(({ along }) => along)]);
    return [
      ...piers.map((along) => ({ along, z: [underFloor, clearHeight] as const })),
      ...openings.filter(({ sill }) => sill > 0).map(({ along, sill }) => ({ along, z: [underFloor, sill] as const })),
      ...openings.map(({ along, head }) => ({ along, z: [head, clearHeight] as const })),
    ];
  };
  const layer = (along: Interval, depth: Interval, z: Interval, paint: Paint) =>
    blockOn(boxInWall(edge, along, depth), z, paint);

  const accents = accentsAlong(plan, edge);
  const inside = (along: Interval, z: Interval) => {
    const plain = remaining(along, accents);
    const lined = (paint: Paint) => (part: Interval) => layer(part, [thickness - lining, thickness], z, paint);
    return [...plain.map(lined("plaster")), ...remaining(along, plain).map(lined("accent"))];
  };
  const corner = cornerDepth(edge, thickness);
  const body = pieces(corner, back).flatMap(({ along, z }) => [
    layer(along, [back, thickness - lining], z, "black"),
    ...inside(along, z),
  ]);
  const cladding = pieces(postWidth, face).flatMap(({ along, z }) =>
    boardsAcross(along, { pitch: boardPitch, gap: boardGap }).map((board) => {
      const box = boxInWall(edge, board, boards);
      return blockOn(box, z, wood(box));
    }),
  );
  const cut = pieces(corner, 0).filter(({ z }) => z[0] < top && z[1] >= top);
  return [
    ...cutAbove([...body, ...cladding], top - capHeight),
    ...cut.map(({ along }) => layer(along, [0, thickness], [top - capHeight, top], "steel")),
    ...bars.map((bar) => layer(bar, [0, thickness], [underFloor, top], "steel")),
    ...openings.flatMap((opening) => cutAbove(glazingSolids(edge, thickness, opening), top)),
  ];
}

/** Returns the corner between an outer wall and the next one: a post of steel, or the inner corner of an L. */
export function cornerSolids(edge: Edge, next: Edge, thickness: number, top: number): Solid[] {
  const [level, upright] = edge.axis === "x" ? [edge, next] : [next, edge];
  const isConvex = edge.side === "s" || edge.side === "e" ? edge.convexTo : edge.convexFrom;
  const width = isConvex ? cornerDepth(level, thickness) : thickness;
  const part = (x: Interval, y: Interval, z: Interval, paint: Paint) =>
    block(withinWall(upright, x), withinWall(level, y), z, paint);
  const shaft: Interval = [underFloor, top - capHeight];
  const [, back] = boards;
  return [
    ...(isConvex ? [part([0, postWidth], [0, postWidth], shaft, "steel")] : []),
    part([back, width], [back, thickness], shaft, isConvex ? "steel" : "plaster"),
    part([0, width], [0, thickness], [top - capHeight, top], "steel"),
  ];
}

/** Walls along x include the plaster of the corner, so that no steel is seen between two plastered walls. */
function cornerDepth({ axis }: Edge, thickness: number): number {
  return axis === "x" ? thickness - lining : thickness;
}
