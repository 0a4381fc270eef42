import { join } from "node:path";

/**
 * Returns the file that marks a database as complete. Without it, a process was killed while creating the database: it
 * cannot be opened, and holds nothing that was acknowledged.
 */
export function readyFile(folder: string): string {
  return join(folder, "ready");
}
