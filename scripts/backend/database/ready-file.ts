import { join } from "node:path";

/**
 * The file that says that a database is complete. A process that was killed before leaves a folder that nothing can
 * open, and that holds nothing which anybody was told is stored.
 */
export function readyFile(folder: string): string {
  return join(folder, "ready");
}
