import { join } from "node:path";

/**
 * Returns the file that marks a database as complete. Without it, a process was killed while creating the database,
 * which then cannot be opened, or the folder is no whole copy of one.
 */
export function readyFile(folder: string): string {
  return join(folder, "ready");
}
