import { type Axis, alongAndAcross, type Box, boxAlong, boxOf, intersection } from "./boxes.ts";
import { between, type Interval } from "./intervals.ts";
import type { Plan } from "./plan-schema.ts";
import { isWithin, type Point } from "./polygons.ts";
import { partitionAxis } from "./walls.ts";

type Door = Plan["doors"][number];

/** Thickness of a door's leaf, in millimetres. */
const leafThickness = 40;

/** The quarter circle that a hinged leaf sweeps. */
export interface Sweep {
  readonly pivot: Point;
  readonly radius: number;
  /** Directions from the pivot of the closed and of the open leaf: [±1, 0] or [0, ±1]. */
  readonly closed: Point;
  readonly open: Point;
}

/** A door in its partition. */
export interface PlacedDoor {
  readonly axis: Axis;
  /** The hole in the partition. */
  readonly hole: Box;
  /** Rooms in front of the partition (or to its left) and behind it (or to its right). */
  readonly rooms: readonly [string | undefined, string | undefined];
  /** The open leaf; undefined in a passage. */
  readonly leaf: Box | undefined;
  /** For a hinged leaf only. */
  readonly sweep: Sweep | undefined;
}

/** Returns a door with its leaf open, or undefined if its partition does not exist. */
export function placeDoor(
  { partitions, rooms }: Pick<Plan, "partitions" | "rooms">,
  door: Door,
): PlacedDoor | undefined {
  const partition = partitions.find(({ id }) => id === door.wall);
  if (!partition) return undefined;
  const axis = partitionAxis(partition.rect);
  const [, wall] = alongAndAcross(axis, boxOf(partition.rect));
  const [low, high] = wall;
  const span: Interval = [door.from, door.from + door.width];

  const roomAt = (across: Interval) => rooms.find(({ polygon }) => isWithin(boxAlong(axis, span, across), polygon))?.id;
  const sides = [roomAt([low - 1, low]), roomAt([high, high + 1])] as const;
  const placed = { axis, hole: boxAlong(axis, span, wall), rooms: sides };
  if (door.type === "opening") return { ...placed, leaf: undefined, sweep: undefined };

  const behind = (door.type === "hinged" ? door.into : door.face) === sides[1];
  const outwards = behind ? 1 : -1;
  const face = behind ? high : low;
  const reach = (distance: number) => between(face, face + outwards * distance);
  if (door.type === "sliding") {
    const start = door.slides === "end" ? span[1] : span[0] - door.width;
    const leaf = boxAlong(axis, [start, start + door.width], reach(leafThickness));
    return { ...placed, leaf, sweep: undefined };
  }
  const [pivot, towards] = door.hinge === "start" ? ([span[0], 1] as const) : ([span[1], -1] as const);
  const point = (along: number, across: number): Point => (axis === "x" ? [along, across] : [across, along]);
  return {
    ...placed,
    leaf: boxAlong(axis, between(pivot, pivot + towards * leafThickness), reach(door.width)),
    sweep: { pivot: point(pivot, face), radius: door.width, closed: point(towards, 0), open: point(0, outwards) },
  };
}

/** Returns the square in which a hinged leaf turns. */
export function sweptSquare({ pivot: [x, y], radius, closed, open }: Sweep): Box {
  const [left, right] = between(x, x + (closed[0] + open[0]) * radius);
  const [front, back] = between(y, y + (closed[1] + open[1]) * radius);
  return { left, right, front, back };
}

/** Returns how far a leaf can reach from its pivot before it meets a box; undefined if it passes. */
export function sweepReach(sweep: Sweep, box: Box): number | undefined {
  const part = intersection(box, sweptSquare(sweep));
  if (!part) return undefined;
  const [x, y] = sweep.pivot;
  const nearestX = Math.min(Math.max(x, part.left), part.right);
  const nearestY = Math.min(Math.max(y, part.front), part.back);
  const reach = Math.hypot(nearestX - x, nearestY - y);
  return reach < sweep.radius ? reach : undefined;
}
