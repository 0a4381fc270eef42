import type { Issue } from "#app/content/issues.ts";
import type { Site } from "#app/site/site.server.ts";
import { checkSettings } from "./rules/online/check-settings.ts";
import { type CheckOptions, inOrder, runChecks } from "./run-checks.ts";

/**
 * Returns every issue that keeps a site from being built: what `runChecks` finds, and the settings. `npm run check`, `npm
 * run build` and `npm start` ask this one function, in the order of files and lines.
 */
export async function runGate(site: Site, options: CheckOptions): Promise<Issue[]> {
  const issues = await runChecks(site, options);
  return inOrder([...issues, ...(await checkSettings(site.files, options.production ?? false))]);
}
