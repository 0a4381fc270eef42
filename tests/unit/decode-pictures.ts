import { rmSync } from "node:fs";
import { join } from "node:path";
import { openSite } from "#app/site/site.server.ts";
import { inspectPictures } from "#scripts/check/site/checked-site.ts";
import { fixtureRoot, pictureFacts } from "#tests/site/fixture-site.ts";

/**
 * Runs once before all unit tests: to decode the pictures takes longer than to check the rest of a copy of the site.
 */
export async function setup(): Promise<void> {
  // Those of an earlier run may be of other code.
  rmSync(join(fixtureRoot, pictureFacts), { force: true });
  await inspectPictures(openSite(fixtureRoot).pictures);
}
