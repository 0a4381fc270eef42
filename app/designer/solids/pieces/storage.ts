import { block, onlyIn, type Paint, type Solid } from "#app/designer/solids/solid.ts";
import { divisions } from "#app/floor-plan/drawing/shapes.ts";
import type { Interval } from "#app/floor-plan/intervals.ts";

// In millimetres.
const door = 500;
const compartment = 400;
const drawer = 220;
const side = 30;
const plinth = 80;
const gap = 4;
const front = 20;
const handle = 12;

/** Returns a low cupboard above its plinth. */
export function sideboardParts(width: number, depth: number, height: number): Solid[] {
  return [
    block([side, width - side], [side, depth - side], [0, plinth], "black"),
    ...cupboard(width, depth, [plinth, height], "walnut"),
  ];
}

export function bookcaseParts(width: number, depth: number, height: number): Solid[] {
  const columns = cells(width, compartment);
  const shelves = cells(height, compartment);
  const ends = (list: readonly Interval[], length: number): Interval[] => [
    [0, list[0]?.[0] ?? side],
    ...list.map(([, end], index): Interval => [end, list[index + 1]?.[0] ?? length]),
  ];
  return [
    block([0, width], [0, 10], [0, height], "oak"),
    ...ends(columns, width).map((x) => block(x, [10, depth], [0, height], "oak")),
    ...columns.flatMap((x) => ends(shelves, height).map((z) => block(x, [10, depth - 2], z, "oak"))),
    ...onlyIn(
      "model",
      columns.flatMap((x, column) => shelves.flatMap((z, row) => books(x, z, depth, column * 5 + row * 3))),
    ),
  ];
}

export function drawersParts(width: number, depth: number, height: number): Solid[] {
  const fronts = cells(height, drawer);
  return [
    block([0, width], [0, depth - front], [0, height], "oak"),
    ...fronts.map((z) => block([2, width - 2], [depth - front, depth], [z[0] - side / 2 + gap, z[1]], "white")),
  ];
}

/** Returns the inner stretches of cells of about the same size. */
function cells(length: number, size: number): Interval[] {
  return unitsOf([0, length], size).map(([from, to]): Interval => [from + side / 2, to - side / 2]);
}

/** Returns the stretches of units of about the same width: `unitsOf([0, 1000], 530)` → `[[0, 500], [500, 1000]]`. */
export function unitsOf([from, to]: Interval, size: number): Interval[] {
  const ends = [...divisions(to - from, Math.max(1, Math.round((to - from) / size))), to - from];
  return ends.map((end, index): Interval => [from + (ends[index - 1] ?? 0), from + end]);
}

/** Returns the fronts of units, with gaps. */
export function fronts(units: readonly Interval[], y: Interval, [bottom, top]: Interval, paint: Paint): Solid[] {
  return units.map(([from, to]) => block([from + gap / 2, to - gap / 2], y, [bottom + gap, top - gap], paint, 2));
}

/** Returns a body with doors, and a handle at each. */
export function cupboard(width: number, depth: number, z: Interval, paint: Paint): Solid[] {
  const face = depth - handle;
  const units = unitsOf([0, width], door);
  const doors = fronts(units, [face - front, face], z, paint);
  const middle = (z[0] + z[1]) / 2;
  const length = Math.min(200, (z[1] - z[0]) * 0.2);
  return [
    block([0, width], [0, face - front - 2], z, paint),
    block([2, width - 2], [face - front - 2, face - front], [z[0] + 2, z[1] - 2], "black"),
    ...doors,
    ...doors.map(({ x }, index) => {
      const start = index % 2 === 0 ? x[1] - 50 : x[0] + 50 - handle;
      return block([start, start + handle], [face, depth], [middle - length, middle + length], "black");
    }),
  ];
}

const spines: readonly Paint[] = ["cream", "clay", "blue", "paper", "green", "grey"];

/** Returns books of different heights that fill two thirds of a compartment. */
function books([left, right]: Interval, [bottom, top]: Interval, depth: number, seed: number): Solid[] {
  const count = 5;
  const thick = ((right - left) * 0.66) / count;
  return Array.from({ length: count }, (_, index) => {
    const share = 0.6 + (((seed + index) * 7) % 5) * 0.07;
    const start = left + index * thick;
    const paint = spines[(seed + index * 2) % spines.length] ?? "paper";
    return block([start, start + thick - 2], [20, depth * 0.8], [bottom, bottom + (top - bottom) * share], paint);
  });
}
