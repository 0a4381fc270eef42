import { doorFindings } from "./checks/doors.ts";
import { entranceFindings } from "./checks/entrance.ts";
import { overlapFindings } from "./checks/overlap.ts";
import { useFindings } from "./checks/use.ts";
import { wallFindings } from "./checks/walls.ts";
import { windowFindings } from "./checks/windows.ts";
import type { Finding } from "./finding.ts";
import type { FurnishedPlan } from "./placed-piece.ts";

const checks = [overlapFindings, wallFindings, doorFindings, entranceFindings, useFindings, windowFindings];

/** Returns the findings of every check that is quick enough to run while a piece moves: of all but the ways. */
export function checkFurnishing(furnished: FurnishedPlan): Finding[] {
  return checks.flatMap((check) => check(furnished));
}
