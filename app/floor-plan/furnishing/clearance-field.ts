import type { Box } from "#app/floor-plan/boxes.ts";
import { boundingBox, type Point, slabs } from "#app/floor-plan/polygons.ts";
import type { Building } from "./building.ts";

/** The floor of a plan in square cells, row by row from the front left. */
export interface ClearanceField {
  /** Side of a cell, in millimetres. */
  readonly step: number;
  readonly columns: number;
  readonly rows: number;
  readonly origin: Point;
  /** Distance from the middle of each cell to the nearest obstacle; 0 outside rooms, doors and passages. */
  readonly clearance: Float32Array;
}

/** Returns how far every place of a plan is from the nearest of some boxes. */
export function clearanceField(
  { outline, rooms, doors }: Building,
  obstacles: readonly Box[],
  step: number,
): ClearanceField {
  const { left, right, front, back } = boundingBox(outline);
  const columns = Math.ceil((right - left) / step);
  const rows = Math.ceil((back - front) / step);
  const field = { step, columns, rows, origin: [left, front] as const, clearance: new Float32Array(columns * rows) };
  for (const floor of [...rooms.flatMap(({ polygon }) => slabs(polygon)), ...doors.map(({ hole }) => hole)]) {
    for (const row of rowsIn(field, floor)) measureRow(field, row, obstacles);
  }
  return field;
}

/** The cells of a row from one column to another, which is no part of it. */
interface Row {
  readonly row: number;
  readonly from: number;
  readonly to: number;
}

function measureRow(
  { step, columns, origin, clearance }: ClearanceField,
  { row, from, to }: Row,
  obstacles: readonly Box[],
) {
  const y = origin[1] + (row + 0.5) * step;
  // The nearest first: farther ones need not be compared.
  const boxes = obstacles
    .map(({ left, right, front, back }) => ({ left, right, along: Math.max(front - y, y - back, 0) ** 2 }))
    .toSorted((one, other) => one.along - other.along);
  for (let column = from; column < to; column++) {
    const x = origin[0] + (column + 0.5) * step;
    let least = Number.POSITIVE_INFINITY;
    for (const { left, right, along } of boxes) {
      if (along >= least) break;
      least = Math.min(least, along + Math.max(left - x, x - right, 0) ** 2);
    }
    clearance[row * columns + column] = Math.sqrt(least);
  }
}

/** Returns the cells whose middles are in a box. */
export function cellsIn(field: ClearanceField, box: Box): number[] {
  return rowsIn(field, box).flatMap(({ row, from, to }) =>
    Array.from({ length: Math.max(0, to - from) }, (_, index) => row * field.columns + from + index),
  );
}

function rowsIn({ step, columns, rows, origin: [x, y] }: ClearanceField, { left, right, front, back }: Box): Row[] {
  const index = (distance: number, most: number) => Math.min(Math.max(0, Math.ceil(distance / step - 0.5)), most);
  const [from, to] = [index(left - x, columns), index(right - x, columns)];
  const [first, last] = [index(front - y, rows), index(back - y, rows)];
  return Array.from({ length: Math.max(0, last - first) }, (_, place) => ({ row: first + place, from, to }));
}

/** Returns the middle of a cell. */
export function pointOf({ step, columns, origin: [x, y] }: ClearanceField, cell: number): Point {
  return [x + ((cell % columns) + 0.5) * step, y + (Math.floor(cell / columns) + 0.5) * step];
}
