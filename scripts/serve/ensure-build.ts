import { openSite } from "#app/site/site.server.ts";
import { nextPublication } from "#scripts/build/next-publication.ts";
import { message } from "#scripts/terminal/messages.ts";
import { hasBuild, isBuildCurrent } from "./build-freshness.ts";
import { builtAt } from "./build-moment.ts";
import { isBuiltForProduction } from "./build-purpose.ts";

/** The signature of `buildSite`. */
export type Build = (options: { root: string; production: boolean }) => Promise<{ ok: boolean }>;

/** What has to be served. */
interface Wanted {
  /** The project's folder. */
  readonly root: string;
  readonly build: Build;
  /** Whether it must have passed the gate of a site that goes online. */
  readonly production: boolean;
}

/**
 * Builds the site unless the build is newer than its sources, has all that is published by now and is for what it is
 * wanted, and says so.
 *
 * @returns false when the build failed. The previous one is still there, and must not be served as if it were current.
 */
export async function ensureBuild({ root, build, production }: Wanted): Promise<boolean> {
  const hadBuild = hasBuild(root);
  const reason = reasonToBuild(root, production);
  if (!reason) return true;
  console.log(message(reason));
  const { ok } = await build({ root, production });
  if (!ok) console.error(message(failureOf({ production, hadBuild })));
  return ok;
}

function failureOf({ production, hadBuild }: { production: boolean; hadBuild: boolean }) {
  if (production) return "buildNotReady";
  return hadBuild ? "buildFailedOldKept" : "buildFailed";
}

/** Returns what to say before a build; undefined where the one that there is can be served. */
function reasonToBuild(root: string, production: boolean) {
  if (!hasBuild(root)) return "buildMissing";
  if (!isBuildCurrent(root)) return "buildOutdated";
  if (isOverdue(root)) return "buildOverdue";
  return production && !isBuiltForProduction(root) ? "buildForTrial" : undefined;
}

/** Whether something should be published that was not yet when the site was built. */
function isOverdue(root: string): boolean {
  const { files, now } = openSite(root);
  const built = builtAt(root);
  const next = built && nextPublication(files, built);
  return next !== undefined && next.moment <= now;
}
