import { readFileSync } from "node:fs";
import { hasCode } from "#scripts/backend/has-code.ts";

/**
 * A name for a running process that no other process ever has again, undefined for one that does not run. Linux gives
 * out process numbers anew, in containers after every start, so the time of the start belongs to the name there;
 * elsewhere the number has to do.
 */
export function processMark(pid: number): string | undefined {
  if (!isRunning(pid)) return undefined;
  return [pid, startTime(pid)].filter((part) => part !== undefined).join(":");
}

function isRunning(pid: number): boolean {
  // The rest are groups of processes, or none.
  if (!(pid > 0)) return false;
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // It runs, and belongs to somebody else.
    return hasCode(error, "EPERM");
  }
}

/** Ticks between the start of the machine and that of the process, from Linux's own table; undefined without one. */
function startTime(pid: number): string | undefined {
  try {
    const [boot, stat] = ["/proc/sys/kernel/random/boot_id", `/proc/${pid}/stat`].map((file) =>
      readFileSync(file, "utf8").trim(),
    );
    // The second field is the program's name in brackets and may hold anything; the start is the 22nd.
    const ticks = stat?.slice(stat.lastIndexOf(")") + 2).split(" ")[19];
    return `${boot}:${ticks}`;
  } catch {
    return undefined;
  }
}
