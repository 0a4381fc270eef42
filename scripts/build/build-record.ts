import { readFileSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { isCurrent } from "#scripts/terminal/is-current.ts";

/** Files and folders that the built site is made from. */
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
  // Their settings become part of the scripts for visitors.
  ".env",
  ".env.local",
  ".env.production",
  ".env.production.local",
];

const recordSchema = z.strictObject({ moment: z.coerce.date(), production: z.boolean() });

/** The record of a build. */
export interface BuildRecord {
  /** The moment for which the site was built: texts due by then are published. */
  readonly moment: Date;
  /** Whether it has passed the gate of a site that goes online. */
  readonly production: boolean;
}

/** Returns the path of the record: beside the folder that goes online, so that it is not published. */
export function buildRecordFile(root: string, folder = "build"): string {
  return join(root, folder, "build.json");
}

/**
 * Writes the record into the folder of a build.
 *
 * @param folder Relative to the project's root.
 * @param started Becomes the record's file time: a file that is edited during the build may not be part of it.
 */
export function writeBuildRecord(root: string, folder: string, record: BuildRecord, started: Date): void {
  const file = buildRecordFile(root, folder);
  writeFileSync(file, `${JSON.stringify(record)}\n`);
  utimesSync(file, started, started);
}

/** Returns the record of the built site; undefined if there is no build or its record cannot be read. */
export function readBuildRecord(root: string): BuildRecord | undefined {
  try {
    return recordSchema.parse(JSON.parse(readFileSync(buildRecordFile(root), "utf8")));
  } catch {
    // Without a record nothing is known about a build, so the caller makes a new one.
    return undefined;
  }
}

/** Whether the built site is at least as new as each of its sources; false without a build. */
export function isBuildCurrent(root: string): boolean {
  return isCurrent(root, buildRecordFile(root), buildSources);
}
