import { isBuildCurrent } from "#scripts/server/build-freshness.ts";

/**
 * Global set-up: these tests look at what `npm run build` wrote. Without it, or with one that is older than its
 * sources, they would prove nothing, so they fail.
 */
export function setup(): void {
  if (!isBuildCurrent(process.cwd())) {
    throw new Error("build/client is missing or older than its sources. Run «npm run build» first.");
  }
}
