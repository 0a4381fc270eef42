import { type Box, boxAlong, boxCentre } from "./boxes.ts";
import { boundingBox, edgesOf, type Point, type Polygon, slabs } from "./polygons.ts";

/** Room for a label in millimetres. */
export interface LabelSize {
  readonly width: number;
  readonly depth: number;
}

/** Where a label goes, and how much larger it could be there before it touches a wall or furniture; below 1 it does. */
export interface FreePlace {
  readonly at: Point;
  readonly toWalls: number;
  readonly toFurniture: number;
}

// Fine enough for a label of some hundred millimetres, coarse enough to cost nothing.
const step = 50;
// With a quarter of its size free around it a label stands well; more counts for nothing against the middle.
const comfortable = 1.25;

/**
 * The point of a room where a label of this size keeps clear: of the walls before all, then of the furniture, and
 * last as near as possible to the middle.
 */
export function freePlace(room: Polygon, obstacles: readonly Box[], size: LabelSize): FreePlace {
  const bounds = boundingBox(room);
  const floor = slabs(room);
  const walls = edgesOf(room).map(({ axis, at, from, to }) => boxAlong(axis, [from, to], [at, at]));
  const middle = boxCentre(bounds);
  let best: (FreePlace & { worth: number; distance: number }) | undefined;
  for (let x = bounds.left + step / 2; x < bounds.right; x += step) {
    for (let y = bounds.front + step / 2; y < bounds.back; y += step) {
      const at: Point = [x, y];
      if (!floor.some(({ left, right, front, back }) => x > left && x < right && y >= front && y < back)) continue;
      const toWalls = clearance(at, walls, size);
      const toFurniture = clearance(at, obstacles, size);
      const worth = Math.min(toWalls, 1) * 10 + Math.min(toWalls, toFurniture, comfortable);
      const distance = Math.hypot(x - middle[0], y - middle[1]);
      if (!best || worth > best.worth || (worth === best.worth && distance < best.distance)) {
        best = { at, toWalls, toFurniture, worth, distance };
      }
    }
  }
  if (!best) throw new Error("A room without area has no place for a label.");
  return { at: best.at, toWalls: best.toWalls, toFurniture: best.toFurniture };
}

/** How often half the label fits between a point and the nearest box. */
function clearance([x, y]: Point, boxes: readonly Box[], { width, depth }: LabelSize): number {
  let least = Number.POSITIVE_INFINITY;
  for (const { left, right, front, back } of boxes) {
    const acrossX = Math.max(left - x, x - right, 0) / (width / 2);
    const acrossY = Math.max(front - y, y - back, 0) / (depth / 2);
    least = Math.min(least, Math.max(acrossX, acrossY));
  }
  return least;
}
