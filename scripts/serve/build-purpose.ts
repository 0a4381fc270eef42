import { readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { builtPage } from "./build-freshness.ts";

/** Beside the folder that goes online, so that nobody publishes it. */
const purposeFile = "purpose.txt";

/** Writes into the folder of a build whether it was built to go online. */
export function recordPurpose(folder: string, production: boolean): void {
  writeFileSync(join(folder, purposeFile), `${production ? "production" : "trial"}\n`);
}

/** Whether the built site has passed the gate of a site that goes online; one that does not say has not. */
export function isBuiltForProduction(root: string): boolean {
  const page = statSync(builtPage(root), { throwIfNoEntry: false });
  const file = join(root, "build", purposeFile);
  const record = statSync(file, { throwIfNoEntry: false });
  // An older one belongs to other pages.
  if (!page || !record?.isFile() || record.mtimeMs < page.mtimeMs) return false;
  return readFileSync(file, "utf8").trim() === "production";
}
