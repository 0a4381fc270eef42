import { readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { builtPage } from "./build-freshness.ts";

/** Beside the folder that goes online, so that nobody publishes it. */
const momentFile = "moment.txt";

/** Writes the moment for which the site was built into the folder of a build. */
export function recordBuildMoment(folder: string, now: Date): void {
  writeFileSync(join(folder, momentFile), `${now.toISOString()}\n`);
}

/**
 * Returns the moment for which the site was built, which decided what is published; undefined where there is no built
 * site. For one that does not say, as `npx react-router build` leaves it, that is the time of its pages.
 */
export function builtAt(root: string): Date | undefined {
  const page = statSync(builtPage(root), { throwIfNoEntry: false });
  if (!page) return undefined;
  const file = join(root, "build", momentFile);
  const record = statSync(file, { throwIfNoEntry: false });
  // An older one belongs to other pages.
  if (!record?.isFile() || record.mtimeMs < page.mtimeMs) return page.mtime;
  const moment = new Date(readFileSync(file, "utf8").trim());
  return Number.isNaN(moment.getTime()) ? page.mtime : moment;
}
