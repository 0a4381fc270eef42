import type { Box } from "#app/floor-plan/boxes.ts";
import { type PlacedDoor, placeDoor } from "#app/floor-plan/doors.ts";
import { type PlacedOpening, placeOpening } from "#app/floor-plan/openings.ts";
import type { Plan } from "#app/floor-plan/plan-schema.ts";
import { edgesOf } from "#app/floor-plan/polygons.ts";
import { solidsOf, wallsOf } from "#app/floor-plan/walls.ts";
import type { Neighbour } from "./finding.ts";

/** Something that nobody can stand on. */
export interface Obstacle {
  readonly box: Box;
  readonly what: Neighbour;
}

/** What the checks ask of a plan whatever its furniture, worked out once. */
export interface Building extends Pick<Plan, "outline" | "rooms"> {
  /** The walls without their holes. */
  readonly walls: readonly Obstacle[];
  /** What nobody can walk through: walls, and their glass before them, which is closed. Doors and passages are open. */
  readonly obstacles: readonly Obstacle[];
  readonly doors: readonly (PlacedDoor & Pick<Plan["doors"][number], "id">)[];
  readonly openings: readonly (PlacedOpening & Omit<Plan["openings"][number], "at" | "axis" | "panels">)[];
}

/** Returns the building of a plan that obeys the rules of plans. */
export function surveyBuilding(
  plan: Pick<Plan, "outline" | "walls" | "partitions" | "rooms" | "doors" | "openings">,
): Building {
  const names = [
    ...edgesOf(plan.outline).map(({ side }): Neighbour => ({ kind: "wall", side })),
    ...plan.partitions.map(({ id }): Neighbour => ({ kind: "partition", id })),
  ];
  const walls = wallsOf(plan).flatMap((wall, index) => {
    const what = names[index];
    return what ? [{ box: wall.box, what, wall }] : [];
  });
  const openings = plan.openings.flatMap(({ at, axis, ...opening }) => {
    const placed = placeOpening(plan, { at, axis, ...opening });
    return placed ? [{ ...opening, ...placed }] : [];
  });
  return {
    outline: plan.outline,
    rooms: plan.rooms,
    walls,
    obstacles: [
      ...openings.map(({ id, hole }): Obstacle => ({ box: hole, what: { kind: "opening", id } })),
      ...walls.flatMap(({ box, what, wall }): Obstacle[] =>
        what.kind === "wall" ? [{ box, what }] : solidsOf(wall).map((solid) => ({ box: solid, what })),
      ),
    ],
    doors: plan.doors.flatMap((door) => {
      const placed = placeDoor(plan, door);
      return placed ? [{ ...placed, id: door.id }] : [];
    }),
    openings,
  };
}
