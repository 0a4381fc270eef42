import { sharedLength } from "#app/floor-plan/intervals.ts";
import type { Plan } from "#app/floor-plan/plan-schema.ts";
import { edgesOf, type Side } from "#app/floor-plan/polygons.ts";

/** A room that continues into another without a wall. */
export interface LimitFact {
  /** The id of the other room. */
  readonly room: string;
  /** The side on which it lies; undefined if the two meet on more than one. */
  readonly side: Side | undefined;
}

/** Returns the rooms that a room continues into, in the order of the plan. */
export function limitFacts({ boundaries = [] }: Pick<Plan, "boundaries">, room: Plan["rooms"][number]): LimitFact[] {
  const sides = new Map<string, Set<Side>>();
  for (const boundary of boundaries) {
    const other = boundary.rooms.find((id) => id !== room.id);
    const side = sideOf(boundary, room);
    if (other === undefined || side === undefined || !boundary.rooms.includes(room.id)) continue;
    sides.set(other, (sides.get(other) ?? new Set()).add(side));
  }
  return [...sides].map(([other, [side, ...more]]) => ({ room: other, side: more.length > 0 ? undefined : side }));
}

/** Returns the side of a room on which a boundary runs. */
function sideOf({ from, to }: NonNullable<Plan["boundaries"]>[number], room: Plan["rooms"][number]): Side | undefined {
  const axis = from[1] === to[1] ? "x" : "y";
  const [along, across] = axis === "x" ? ([0, 1] as const) : ([1, 0] as const);
  const stretch = [Math.min(from[along], to[along]), Math.max(from[along], to[along])] as const;
  return edgesOf(room.polygon).find(
    (edge) => edge.axis === axis && edge.at === from[across] && sharedLength(stretch, [edge.from, edge.to]) > 0,
  )?.side;
}
