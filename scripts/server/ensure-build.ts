import { openProject } from "#app/site/site.server.ts";
import { readAgenda } from "#scripts/agenda/read-agenda.ts";
import { message } from "#scripts/cli/messages.ts";
import { hasBuild, isBuildCurrent } from "./build-freshness.ts";
import { builtAt } from "./build-moment.ts";

/** The signature of `buildSite`. */
export type Build = (options: { root: string; production: boolean }) => Promise<{ ok: boolean }>;

/**
 * Builds the site unless the build is newer than its sources and has all that is published by now, and says so.
 *
 * @returns false when the build failed. The previous one is still there, and must not be served as if it were current.
 */
export async function ensureBuild({ root, build }: { root: string; build: Build }): Promise<boolean> {
  const isCurrent = isBuildCurrent(root);
  if (isCurrent && !isOverdue(root)) return true;
  const hadBuild = hasBuild(root);
  console.log(message(isCurrent ? "buildOverdue" : hadBuild ? "buildOutdated" : "buildMissing"));
  const { ok } = await build({ root, production: false });
  if (!ok) console.error(message(hadBuild ? "buildFailedOldKept" : "buildFailed"));
  return ok;
}

/** Whether something should be published that was not yet when the site was built. */
function isOverdue(root: string): boolean {
  const { files, now } = openProject(root);
  return readAgenda(files, now, builtAt(root)).overdue.length > 0;
}
