import type { DesignPlan } from "#app/designer/design/design.ts";
import { boxOf, intersection } from "#app/floor-plan/boxes.ts";
import type { Catalogue } from "#app/floor-plan/furnishing/catalogue-schema.ts";
import { heightOf, type PlacedPiece } from "#app/floor-plan/furnishing/placed-piece.ts";
import { sharedLength } from "#app/floor-plan/intervals.ts";
import { placedOpenings } from "#app/floor-plan/openings.ts";
import { edgesOf } from "#app/floor-plan/polygons.ts";
import { besideBox, oppositeSide } from "#app/floor-plan/sides.ts";
import { wallsOf } from "#app/floor-plan/walls.ts";
import { hungParts } from "./pieces/piece-parts.ts";
import { placeParts } from "./place-parts.ts";
import { pictureSolids } from "./shell/accents.ts";
import type { ShellPart } from "./shell/shell-parts.ts";
import type { Solid } from "./solid.ts";

/** Depth before a window in which nothing hangs, in millimetres. */
const clear = 400;

/**
 * Returns what hangs on the walls: pictures, and cupboards and mirrors behind the pieces of the building. It is seen
 * while its wall is seen whole. Nothing hangs before a window.
 */
export function hungSolids(plan: DesignPlan, catalogue: Catalogue): ShellPart[] {
  const isAtOuterWall = atOuterWallOf(plan);
  const isFree = isBesideWindows(plan);
  const pictures = edgesOf(plan.outline).map((edge): ShellPart => {
    return { seen: "full", sides: [edge.side], solids: pictureSolids(plan, edge) };
  });
  const behindPieces = plan.furniture.flatMap((piece): ShellPart[] => {
    const parts = hungParts[piece.piece];
    const { back, fixed } = piece;
    if (!parts || !back || !fixed) return [];
    const solids = placeParts(piece, heightOf(piece, catalogue), parts).filter(isFree);
    return [{ seen: "full", sides: isAtOuterWall(piece) ? [back] : [], solids }];
  });
  return [...behindPieces, ...pictures];
}

/** Returns a function that tells whether the back of a piece is at an outer wall. */
export function atOuterWallOf(plan: DesignPlan): (piece: Pick<PlacedPiece, "rect" | "back">) => boolean {
  const outer = wallsOf(plan).filter(({ what }) => what.kind === "wall");
  return ({ rect, back }) => {
    const behind = back && besideBox(boxOf(rect), back, 0, 1);
    return behind !== undefined && outer.some(({ box }) => intersection(box, behind));
  };
}

/** Returns a function that tells whether a solid is clear of all windows. */
function isBesideWindows(plan: DesignPlan): (solid: Solid) => boolean {
  const windows = placedOpenings(plan).map(({ sill, head, hole, side }) => {
    return { z: [sill, head] as const, box: besideBox(hole, oppositeSide(side), 0, clear) };
  });
  return ({ x, y, z }) => {
    const own = { left: x[0], right: x[1], front: y[0], back: y[1] };
    return !windows.some(({ box, z: height }) => intersection(box, own) && sharedLength(height, z) > 0);
  };
}
