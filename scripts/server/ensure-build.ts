import { message } from "#scripts/cli/messages.ts";
import { hasBuild, isBuildCurrent } from "./build-freshness.ts";

/** The signature of `buildSite`. */
export type Build = (options: { root: string; production: boolean }) => Promise<{ ok: boolean }>;

/**
 * Builds the site unless the build is newer than its sources, and says so.
 *
 * @returns false when the build failed. The previous one is still there, and must not be served as if it were current.
 */
export async function ensureBuild({ root, build }: { root: string; build: Build }): Promise<boolean> {
  if (isBuildCurrent(root)) return true;
  const hadBuild = hasBuild(root);
  console.log(message(hadBuild ? "buildOutdated" : "buildMissing"));
  const { ok } = await build({ root, production: false });
  if (!ok) console.error(message(hadBuild ? "buildFailedOldKept" : "buildFailed"));
  return ok;
}
