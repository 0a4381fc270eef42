import type { Plan } from "#app/floor-plan/plan-schema.ts";
import { boundaryFaults } from "./boundaries.ts";
import { doorFaults } from "./doors.ts";
import { furnitureFaults } from "./furniture.ts";
import { nameFaults } from "./names.ts";
import { openingFaults } from "./openings.ts";
import type { PlanFault, PlanRule } from "./plan-fault.ts";
import { roomFaults } from "./rooms.ts";
import { shapeFaults } from "./shapes.ts";

const rules: readonly PlanRule[] = [nameFaults, roomFaults, openingFaults, doorFaults, furnitureFaults, boundaryFaults];

/** Everything that is wrong in a plan. Where its shapes are wrong nothing else can be judged. */
export function planFaults(plan: Plan): PlanFault[] {
  const shapes = shapeFaults(plan);
  return shapes.length > 0 ? shapes : rules.flatMap((rule) => rule(plan));
}
