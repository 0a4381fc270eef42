import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** An empty folder for the data of a backend, and what deletes it. */
export function makeDataFolder(): { readonly dataDir: string; readonly remove: () => void } {
  const dataDir = mkdtempSync(join(tmpdir(), "modular-backend-"));
  return { dataDir, remove: () => rmSync(dataDir, { recursive: true, force: true }) };
}
