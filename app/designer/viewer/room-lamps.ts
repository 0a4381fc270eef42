import { boxCentre, largestBox } from "#app/floor-plan/boxes.ts";
import { clearHeight } from "#app/floor-plan/building-heights.ts";
import type { Plan } from "#app/floor-plan/plan-schema.ts";
import { slabs } from "#app/floor-plan/polygons.ts";
import type { Place } from "./axes.ts";

/** How far a lamp hangs below the ceiling, in millimetres. */
const drop = 300;

/** Returns a lamp for each room, below the middle of its largest part. */
export function roomLamps({ rooms }: Pick<Plan, "rooms">): Place[] {
  return rooms.map(({ polygon }) => [...boxCentre(largestBox(slabs(polygon))), clearHeight - drop]);
}
