import { existsSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";

/** Everything that the built site is made of. */
export const buildSources: readonly string[] = [
  "app",
  "content",
  "locales",
  "public",
  "scripts",
  "package.json",
  "package-lock.json",
  "react-router.config.ts",
  "vite.config.ts",
  // Values that stand in the scripts for visitors, where there are any.
  ".env",
  ".env.local",
  ".env.production",
  ".env.production.local",
];

/** Whether there is a built site. */
export function hasBuild(root: string): boolean {
  return existsSync(builtPage(root));
}

/** Whether the built site is at least as new as each of its sources; false when there is none. */
export function isBuildCurrent(root: string): boolean {
  return isCurrent(root, builtPage(root), buildSources);
}

/** Whether a file is at least as new as everything it is made from, files and folders named from `root`. */
export function isCurrent(root: string, file: string, madeFrom: readonly string[]): boolean {
  const made = modifiedAt(file);
  return made !== undefined && madeFrom.every((source) => newestBelow(join(root, source)) <= made);
}

/** The file whose time is that of the build. */
export function builtPage(root: string): string {
  return join(root, "build", "client", "index.html");
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
