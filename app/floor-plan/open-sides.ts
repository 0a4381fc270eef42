import type { Interval } from "./intervals.ts";
import type { Plan } from "./plan-schema.ts";
import { type Edge, edgesOf } from "./polygons.ts";

/** A stretch of a room's side on which another room continues without a wall. */
export interface OpenSide extends Pick<Edge, "side" | "axis" | "at"> {
  /** Id of the other room. */
  readonly other: string;
  readonly stretch: Interval;
}

/** Returns where a room continues into others without a wall, in the order of the rooms. */
export function openSidesOf({ rooms }: Pick<Plan, "rooms">, room: Plan["rooms"][number]): OpenSide[] {
  const others = rooms.filter(({ id }) => id !== room.id);
  return others.flatMap(({ id: other, polygon }) =>
    edgesOf(room.polygon).flatMap(({ side, axis, at, from, to }) =>
      edgesOf(polygon)
        // The rooms lie on different sides of the line.
        .filter((facing) => facing.axis === axis && facing.at === at && facing.side !== side)
        .map((facing): Interval => [Math.max(from, facing.from), Math.min(to, facing.to)])
        .filter(([start, end]) => start < end)
        .map((stretch) => ({ other, side, axis, at, stretch })),
    ),
  );
}
