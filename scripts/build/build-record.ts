import { readFileSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { isCurrent } from "#scripts/terminal/is-current.ts";

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

const recordSchema = z.strictObject({ moment: z.coerce.date(), production: z.boolean() });

/** What a build says of itself. */
export interface BuildRecord {
  /** The moment for which the site was built, which decided what is published. */
  readonly moment: Date;
  /** Whether it has passed the gate of a site that goes online. */
  readonly production: boolean;
}

/** Returns the path of the record: beside the folder that goes online, so that nobody publishes it. */
export function buildRecordFile(root: string, folder = "build"): string {
  return join(root, folder, "build.json");
}

/**
 * Writes the record into the folder of a build, from the project's root.
 *
 * @param started A file that was edited during the build may not be in it, so the build counts as old as its start.
 */
export function writeBuildRecord(root: string, folder: string, record: BuildRecord, started: Date): void {
  const file = buildRecordFile(root, folder);
  writeFileSync(file, `${JSON.stringify(record)}\n`);
  utimesSync(file, started, started);
}

/** Returns what the built site says of itself; undefined where there is none, or one of another tool. */
export function readBuildRecord(root: string): BuildRecord | undefined {
  try {
    return recordSchema.parse(JSON.parse(readFileSync(buildRecordFile(root), "utf8")));
  } catch {
    // A build that does not say what it is cannot be judged: it is made again.
    return undefined;
  }
}

/** Whether the built site is at least as new as each of its sources; false when there is none. */
export function isBuildCurrent(root: string): boolean {
  return isCurrent(root, buildRecordFile(root), buildSources);
}
