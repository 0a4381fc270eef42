import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { inject } from "vitest";

/**
 * Makes a folder for the data of a backend, with an empty database unless `isEmpty`. Returns the folder and a cleanup
 * function.
 */
export function makeDataFolder({ isEmpty = false } = {}): { readonly dataDir: string; readonly remove: () => void } {
  const dataDir = mkdtempSync(join(tmpdir(), "modular-backend-"));
  if (!isEmpty) cpSync(inject("madeDataFolder"), dataDir, { recursive: true });
  return { dataDir, remove: () => rmSync(dataDir, { recursive: true, force: true }) };
}
