import { existsSync, readdirSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";

const prefix = ".build-";

/** Returns the name of the folder in which this process builds. */
export function workFolderName(): string {
  return `${prefix}${process.pid}`;
}

/** Deletes the temporary folders of builds whose process no longer runs. */
export function removeLeftovers(root: string): void {
  for (const name of readdirSync(root).filter((entry) => entry.startsWith(prefix))) {
    const pid = Number(name.slice(prefix.length).replace("-old", ""));
    if (!isRunning(pid)) rmSync(join(root, name), { recursive: true, force: true });
  }
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    // There is no such process.
    return false;
  }
}

/** Replaces a folder by another one. Restores the old one when that fails halfway. */
export function replaceFolder(source: string, target: string): void {
  const old = `${source}-old`;
  const hadOld = existsSync(target);
  if (hadOld) renameSync(target, old);
  try {
    renameSync(source, target);
  } catch (error) {
    if (hadOld) renameSync(old, target);
    throw error;
  }
  rmSync(old, { recursive: true, force: true });
}
