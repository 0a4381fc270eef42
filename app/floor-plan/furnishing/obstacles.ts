import { type Box, boxOf, intersection } from "#app/floor-plan/boxes.ts";
import type { Side } from "#app/floor-plan/polygons.ts";
import { boxWithChairs } from "#app/floor-plan/seating.ts";
import { besideBox, distanceFrom } from "#app/floor-plan/sides.ts";
import type { Obstacle } from "./building.ts";
import type { Neighbour } from "./finding.ts";
import { type FurnishedPlan, isFlat, type PlacedPiece } from "./placed-piece.ts";

/** Returns all that stands in the way: the building and the furniture. */
export function obstaclesOf({ building, pieces, catalogue }: FurnishedPlan): Obstacle[] {
  const furniture = pieces.flatMap((placed, index): Obstacle[] =>
    isFlat(placed, catalogue) ? [] : [{ box: occupiedBox(placed), what: { kind: "piece", index } }],
  );
  return [...building.obstacles, ...furniture];
}

/** Returns the place of a piece, a table with its chairs; that of a desk is in the space that the desk needs anyway. */
export function occupiedBox(placed: PlacedPiece): Box {
  return placed.piece === "table" ? boxWithChairs(placed) : boxOf(placed.rect);
}

/**
 * Returns the nearest obstacle in the strip along a side of a box, and its distance from there, not below zero;
 * undefined if the strip is free.
 */
export function nearestInStrip(box: Box, side: Side, depth: number, obstacles: readonly Obstacle[]) {
  const strip = besideBox(box, side, 0, depth);
  let nearest: { readonly what: Neighbour; readonly distance: number } | undefined;
  for (const obstacle of obstacles) {
    if (!intersection(strip, obstacle.box)) continue;
    const distance = Math.max(0, distanceFrom(box, side, obstacle.box));
    if (!nearest || distance < nearest.distance) nearest = { what: obstacle.what, distance };
  }
  return nearest;
}
