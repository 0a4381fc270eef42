import { type Box, boxOf } from "#app/floor-plan/boxes.ts";
import { type PlacedDoor, placeDoor } from "#app/floor-plan/doors.ts";
import { type PlacedOpening, placedOpenings } from "#app/floor-plan/openings.ts";
import type { Plan } from "#app/floor-plan/plan-schema.ts";
import { boxWithChairs } from "#app/floor-plan/seating.ts";
import { solidsOf, wallsOf } from "#app/floor-plan/walls.ts";
import type { Catalogue } from "./catalogue-schema.ts";
import { type Neighbour, pieceAt } from "./finding.ts";
import { isFlat, type PlacedPiece } from "./placed-piece.ts";

/** Something that nobody can stand on. */
export interface Obstacle {
  readonly box: Box;
  readonly what: Neighbour;
}

/** The geometry that the checks need of a plan whatever its furniture, computed once. */
export interface Building extends Pick<Plan, "outline" | "rooms"> {
  /** The walls without their holes. */
  readonly walls: readonly Obstacle[];
  /** Areas that nobody can walk through: walls, and closed glass before them. Doors and passages are open. */
  readonly obstacles: readonly Obstacle[];
  readonly doors: readonly (PlacedDoor & Pick<Plan["doors"][number], "id">)[];
  readonly openings: readonly (PlacedOpening & Pick<Plan["openings"][number], "id" | "kind" | "sill" | "entrance">)[];
}

/** A building with furniture, and the catalogue that knows what the pieces need. */
export interface FurnishedPlan {
  readonly building: Building;
  readonly pieces: readonly PlacedPiece[];
  readonly catalogue: Catalogue;
}

/** Returns the building of a plan that obeys the rules of plans. */
export function surveyBuilding(
  plan: Pick<Plan, "outline" | "walls" | "partitions" | "rooms" | "doors" | "openings">,
): Building {
  const walls = wallsOf(plan);
  const openings = placedOpenings(plan);
  const doors = plan.doors.flatMap((door) => {
    const placed = placeDoor(plan, door);
    return placed ? [{ ...placed, id: door.id }] : [];
  });
  const obstacles = [
    ...openings.map(({ id, hole }): Obstacle => ({ box: hole, what: { kind: "opening", id } })),
    ...walls.flatMap((wall): Obstacle[] => {
      const boxes = wall.what.kind === "wall" ? [wall.box] : solidsOf(wall);
      return boxes.map((box) => ({ box, what: wall.what }));
    }),
  ];
  return { outline: plan.outline, rooms: plan.rooms, walls, obstacles, doors, openings };
}

/** Returns all obstacles. The chair of a desk is not one: it is in the space that the desk needs anyway. */
export function obstaclesOf({ building, pieces, catalogue }: FurnishedPlan): Obstacle[] {
  const furniture = pieces.flatMap((placed, index): Obstacle[] => {
    if (isFlat(placed, catalogue)) return [];
    return [{ box: placed.piece === "table" ? boxWithChairs(placed) : boxOf(placed.rect), what: pieceAt(index) }];
  });
  return [...building.obstacles, ...furniture];
}
