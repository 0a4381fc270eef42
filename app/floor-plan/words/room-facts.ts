import { boxArea } from "#app/floor-plan/boxes.ts";
import type { Plan } from "#app/floor-plan/plan-schema.ts";
import { boundingBox, polygonArea } from "#app/floor-plan/polygons.ts";
import { type DoorFact, doorFacts } from "./door-facts.ts";
import { type FurnitureFact, furnitureFacts } from "./furniture-facts.ts";
import { type LimitFact, limitFacts } from "./limit-facts.ts";
import { type OpeningFact, openingFacts } from "./opening-facts.ts";

/** What sentences can say about a room: all that the drawing shows. Lengths are in millimetres. */
export interface RoomFacts {
  readonly width: number;
  readonly depth: number;
  /** If not, width and depth are those of the box around it. */
  readonly isRectangle: boolean;
  readonly doors: readonly DoorFact[];
  readonly limits: readonly LimitFact[];
  readonly openings: readonly OpeningFact[];
  readonly furniture: readonly FurnitureFact[];
}

/** Returns the facts about a room of a plan. */
export function roomFacts(plan: Plan, room: Plan["rooms"][number]): RoomFacts {
  const bounds = boundingBox(room.polygon);
  return {
    width: bounds.right - bounds.left,
    depth: bounds.back - bounds.front,
    isRectangle: polygonArea(room.polygon) === boxArea(bounds),
    doors: doorFacts(plan, room),
    limits: limitFacts(plan, room),
    openings: openingFacts(plan, room),
    furniture: furnitureFacts(plan, room),
  };
}
