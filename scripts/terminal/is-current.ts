import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";

/** Whether a file is at least as new as everything it is made from, files and folders named from `root`. */
export function isCurrent(root: string, file: string, madeFrom: readonly string[]): boolean {
  const made = modifiedAt(file);
  return made !== undefined && madeFrom.every((source) => newestBelow(join(root, source)) <= made);
}

/** Includes the times of folders, which alone change when a file is deleted or renamed. */
function newestBelow(path: string): number {
  const own = modifiedAt(path);
  if (own === undefined) return 0;
  if (!statSync(path).isDirectory()) return own;
  const names = readdirSync(path, { recursive: true, encoding: "utf8" });
  return names.reduce((newest, name) => Math.max(newest, modifiedAt(join(path, name)) ?? 0), own);
}

/** Returns milliseconds since 1970, or undefined without such a file. Editors lock files with dangling links. */
function modifiedAt(path: string): number | undefined {
  return statSync(path, { throwIfNoEntry: false })?.mtimeMs;
}
