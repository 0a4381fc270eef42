import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";

/** What a folder for a database holds: no files at all, some, or a whole database. */
export type FolderState = "empty" | "incomplete" | "complete";

/** Returns the folder of the database in the data folder. */
export function databaseFolder(dataDir: string): string {
  return join(dataDir, "db");
}

/**
 * Returns the file that marks a database as complete. Without it, a process was killed while creating the database,
 * which then cannot be opened, or the folder is no whole copy of one.
 */
export function readyFile(folder: string): string {
  return join(folder, "ready");
}

/**
 * Returns the state of a database's folder, which need not exist. Without `PG_VERSION`, PGlite would take the folder for
 * a new one and write an empty database over its rows.
 *
 * @throws Error of the disk when the folder cannot be read.
 */
export function folderState(folder: string): FolderState {
  if (!exists(folder) || readdirSync(folder).length === 0) return "empty";
  return exists(readyFile(folder)) && exists(join(folder, "PG_VERSION")) ? "complete" : "incomplete";
}

/** Unlike `existsSync`, takes nothing for absent that may only not be seen. */
function exists(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false }) !== undefined;
}
