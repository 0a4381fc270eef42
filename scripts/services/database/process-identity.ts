import { readFileSync } from "node:fs";
import { hasCode } from "#scripts/terminal/has-code.ts";

/**
 * Returns a string that identifies a running process for good, or undefined if it does not run. Linux reuses process
 * numbers, in containers after every start, so the start time belongs to the identity; elsewhere the number has to do.
 */
export function processIdentity(pid: number): string | undefined {
  if (!isRunning(pid)) return undefined;
  return [pid, startTime(pid)].filter((part) => part !== undefined).join(":");
}

function isRunning(pid: number): boolean {
  // Zero and below are process groups.
  if (!(pid > 0)) return false;
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // It runs, and belongs to another user.
    return hasCode(error, "EPERM");
  }
}

/** Returns boot id and start time in ticks since boot, from Linux's `/proc`; undefined on other systems. */
function startTime(pid: number): string | undefined {
  try {
    const [boot, stat] = ["/proc/sys/kernel/random/boot_id", `/proc/${pid}/stat`].map((file) =>
      readFileSync(file, "utf8").trim(),
    );
    // The second field is the program's name in brackets and may hold anything; the start is the 22nd.
    const ticks = stat?.slice(stat.lastIndexOf(")") + 2).split(" ")[19];
    return `${boot}:${ticks}`;
  } catch {
    // There is no `/proc`, or the process has just ended.
    return undefined;
  }
}
