import { isBuildCurrent } from "#scripts/build/build-record.ts";
import { ensureFixtureProject } from "#tests/site/fixture-project.ts";

/**
 * Global set-up: these tests look at what `npm run build` wrote and at the built frozen site. Without the first, or
 * with one that is older than its sources, they would prove nothing, so they fail; the second is built when it is not
 * current.
 */
export function setup(): void {
  if (!isBuildCurrent(process.cwd())) {
    throw new Error("build/client is missing or older than its sources. Run «npm run build» first.");
  }
  ensureFixtureProject();
}
