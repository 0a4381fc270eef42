import { clearHeight } from "#app/floor-plan/building-heights.ts";
import type { Plan } from "#app/floor-plan/plan-schema.ts";
import { slabs } from "#app/floor-plan/polygons.ts";

/** A place in a building, in millimetres: x to the right, y to the back, z upwards. */
export type Place = readonly [x: number, y: number, z: number];

/** How far a lamp hangs below the ceiling, in millimetres. */
const drop = 300;

/** Returns a lamp for each room, below the middle of its largest part. */
export function roomLamps({ rooms }: Pick<Plan, "rooms">): Place[] {
  return rooms.flatMap(({ polygon }) => {
    const [largest] = slabs(polygon).toSorted((one, other) => areaOf(other) - areaOf(one));
    if (!largest) return [];
    const { left, right, front, back } = largest;
    return [[(left + right) / 2, (front + back) / 2, clearHeight - drop]];
  });
}

function areaOf({ left, right, front, back }: ReturnType<typeof slabs>[number]): number {
  return (right - left) * (back - front);
}
