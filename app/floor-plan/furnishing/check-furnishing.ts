import type { FurnishedPlan } from "./building.ts";
import { doorFindings } from "./checks/doors.ts";
import { entranceFindings } from "./checks/entrance.ts";
import { overlapFindings } from "./checks/overlap.ts";
import { spaceFindings } from "./checks/space.ts";
import { wallFindings } from "./checks/walls.ts";
import { windowFindings } from "./checks/windows.ts";
import type { Finding } from "./finding.ts";

const checks = [overlapFindings, wallFindings, doorFindings, entranceFindings, windowFindings];

/**
 * Returns the findings of all checks that are quick enough while a piece moves, which are all but that of the ways.
 *
 * @param slack What may be missing of the space to use a piece, in millimetres; that of the limits by default.
 */
export function checkFurnishing(furnished: FurnishedPlan, slack?: number): Finding[] {
  const found = checks.flatMap((check) => check(furnished));
  // A piece in one place with something else has no space beside it either.
  const clashing = new Set(found.filter(({ has }) => has < 0).flatMap(({ pieces }) => pieces));
  const space = spaceFindings(furnished, slack).filter(({ has, pieces: [own = -1] }) => has > 0 || !clashing.has(own));
  return [...found, ...space];
}
