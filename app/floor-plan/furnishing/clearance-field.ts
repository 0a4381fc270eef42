import type { Box } from "#app/floor-plan/boxes.ts";
import { boundingBox, type Point, slabs } from "#app/floor-plan/polygons.ts";
import type { Building } from "./building.ts";

/** The floor of a building in square cells, row by row from the front left. */
export interface ClearanceField {
  /** Side of a cell, in millimetres. */
  readonly step: number;
  readonly columns: number;
  readonly origin: Point;
  /** Whole millimetres from the middle of each cell to the nearest obstacle; 0 outside rooms, doors and passages. */
  readonly clearance: Uint16Array;
}

/** Every clearance beyond this is the same: a wheelchair turns in less. */
const farthest = 800;

/** Returns how far every cell is from the nearest of some boxes. */
export function clearanceField(
  { outline, rooms, doors }: Building,
  obstacles: readonly { readonly box: Box }[],
  step: number,
): ClearanceField {
  const { left, right, front, back } = boundingBox(outline);
  const columns = Math.ceil((right - left) / step);
  const clearance = new Uint16Array(columns * Math.ceil((back - front) / step));
  const field = { step, columns, origin: [left, front] as const, clearance };
  for (const floor of [...rooms.flatMap(({ polygon }) => slabs(polygon)), ...doors.map(({ hole }) => hole)]) {
    for (const cell of cellsIn(field, floor)) clearance[cell] = farthest;
  }
  for (const { box } of obstacles) addObstacle(field, box);
  return field;
}

/** Lowers the clearances of a field for one more box. */
function addObstacle(field: ClearanceField, { left, right, front, back }: Box): void {
  const { clearance } = field;
  const near = { left: left - farthest, right: right + farthest, front: front - farthest, back: back + farthest };
  for (const cell of cellsIn(field, near)) {
    const free = clearance[cell] ?? 0;
    if (free === 0) continue;
    const [x, y] = pointOf(field, cell);
    const across = Math.max(left - x, x - right, 0);
    const along = Math.max(front - y, y - back, 0);
    clearance[cell] = Math.min(free, Math.sqrt(across * across + along * along));
  }
}

/** Returns the cells whose middles are in a box. */
export function cellsIn({ step, columns, origin: [x, y], clearance }: ClearanceField, box: Box): number[] {
  const first = (distance: number, most: number) => Math.min(Math.max(0, Math.ceil(distance / step - 0.5)), most);
  const [from, to] = [first(box.left - x, columns), first(box.right - x, columns)];
  const rows = clearance.length / columns;
  const cells: number[] = [];
  for (let row = first(box.front - y, rows); row < first(box.back - y, rows); row++) {
    for (let column = from; column < to; column++) cells.push(row * columns + column);
  }
  return cells;
}

/** Returns the middle of a cell. */
export function pointOf({ step, columns, origin: [x, y] }: ClearanceField, cell: number): Point {
  return [x + ((cell % columns) + 0.5) * step, y + (Math.floor(cell / columns) + 0.5) * step];
}
