import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";

/**
 * Whether a file exists and is at least as new as everything it is made from.
 *
 * @param madeFrom Files and folders, relative to `root`.
 */
export function isCurrent(root: string, file: string, madeFrom: readonly string[]): boolean {
  const made = modifiedAt(file);
  return made !== undefined && newestTime(root, madeFrom) <= made;
}

/**
 * Returns when something in files and folders last changed, in milliseconds since 1970. Folders count themselves: only
 * their time changes when a file is deleted or renamed.
 *
 * @param paths Relative to `root`; missing ones count as 0.
 */
export function newestTime(root: string, paths: readonly string[]): number {
  return Math.max(...paths.map((path) => newestBelow(join(root, path))));
}

function newestBelow(path: string): number {
  const own = modifiedAt(path);
  if (own === undefined) return 0;
  if (!statSync(path).isDirectory()) return own;
  const names = readdirSync(path, { recursive: true, encoding: "utf8" });
  return names.reduce((newest, name) => Math.max(newest, modifiedAt(join(path, name)) ?? 0), own);
}

/** Returns milliseconds since 1970; undefined if there is no file, as behind the dangling links of editors' locks. */
function modifiedAt(path: string): number | undefined {
  return statSync(path, { throwIfNoEntry: false })?.mtimeMs;
}
