import { type Box, boxAlong, boxCentre } from "./boxes.ts";
import { boundingBox, edgesOf, type Point, type Polygon, slabs } from "./polygons.ts";

/** Size of a label in millimetres. */
export interface LabelSize {
  readonly width: number;
  readonly depth: number;
}

/**
 * Position of a label, and the factors by which it could grow before it touches a wall or furniture; below 1 it
 * overlaps.
 */
export interface FreePlace {
  readonly at: Point;
  readonly toWalls: number;
  readonly toFurniture: number;
}

// Grid in millimetres: precise enough for labels of some hundred millimetres.
const step = 50;
// More clearance than this does not outweigh a place nearer to the centre.
const sufficientClearance = 1.25;

/**
 * Returns the point of a room for a label of this size. Clearance from walls counts most, then clearance from
 * furniture, then the distance from the centre of the room.
 */
export function freePlace(room: Polygon, obstacles: readonly Box[], size: LabelSize): FreePlace {
  const bounds = boundingBox(room);
  const floor = slabs(room);
  const walls = edgesOf(room).map(({ axis, at, from, to }) => boxAlong(axis, [from, to], [at, at]));
  const middle = boxCentre(bounds);
  let best: (FreePlace & { score: number; distance: number }) | undefined;
  for (let x = bounds.left + step / 2; x < bounds.right; x += step) {
    for (let y = bounds.front + step / 2; y < bounds.back; y += step) {
      const at: Point = [x, y];
      if (!floor.some(({ left, right, front, back }) => x > left && x < right && y >= front && y < back)) continue;
      const toWalls = clearance(at, walls, size);
      const toFurniture = clearance(at, obstacles, size);
      const score = Math.min(toWalls, 1) * 10 + Math.min(toWalls, toFurniture, sufficientClearance);
      const distance = Math.hypot(x - middle[0], y - middle[1]);
      if (!best || score > best.score || (score === best.score && distance < best.distance)) {
        best = { at, toWalls, toFurniture, score, distance };
      }
    }
  }
  if (!best) throw new Error("A room without area has no place for a label.");
  return { at: best.at, toWalls: best.toWalls, toFurniture: best.toFurniture };
}

/** Returns how often half the label fits between a point and the nearest box. */
function clearance([x, y]: Point, boxes: readonly Box[], { width, depth }: LabelSize): number {
  let min = Number.POSITIVE_INFINITY;
  for (const { left, right, front, back } of boxes) {
    const acrossX = Math.max(left - x, x - right, 0) / (width / 2);
    const acrossY = Math.max(front - y, y - back, 0) / (depth / 2);
    min = Math.min(min, Math.max(acrossX, acrossY));
  }
  return min;
}
