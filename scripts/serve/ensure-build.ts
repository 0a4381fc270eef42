import { openSite } from "#app/site/site.server.ts";
import { isBuildCurrent, readBuildRecord } from "#scripts/build/build-record.ts";
import { nextPublication } from "#scripts/build/next-publication.ts";
import { message } from "#scripts/terminal/messages.ts";

/** Builds a project's site. Returns whether it worked; prints why when it fails. */
export type Build = (options: { root: string; production: boolean }) => Promise<boolean>;

/** The build that is to be served. */
interface Wanted {
  /** The project's folder. */
  readonly root: string;
  readonly build: Build;
  /** Whether it must have passed the gate of a site that goes online. */
  readonly production: boolean;
}

/**
 * Builds the site, after printing why, unless there is a build that is newer than its sources, has everything that is
 * published by now and has passed the gate that is asked for.
 *
 * @returns false when the build failed. The previous build is still there, but must not be served as if it were
 * current.
 */
export async function ensureBuild({ root, build, production }: Wanted): Promise<boolean> {
  const hadBuild = readBuildRecord(root) !== undefined;
  const reason = reasonToBuild(root, production);
  if (!reason) return true;
  console.log(message(reason));
  if (await build({ root, production })) return true;
  console.error(message(production ? "buildNotReady" : hadBuild ? "buildFailedOldKept" : "buildFailed"));
  return false;
}

/** Returns the message that says why to build; undefined if the existing build can be served. */
function reasonToBuild(root: string, production: boolean) {
  const built = readBuildRecord(root);
  if (!built) return "buildMissing";
  if (!isBuildCurrent(root)) return "buildOutdated";
  if (isOverdue(root, built.moment)) return "buildOverdue";
  return production && !built.production ? "buildForTrial" : undefined;
}

/** Whether a text has become due since the site was built. */
function isOverdue(root: string, built: Date): boolean {
  const { files, now } = openSite(root);
  const next = nextPublication(files, built);
  return next !== undefined && next.moment <= now;
}
