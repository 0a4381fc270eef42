import type { Issue } from "#app/content/issues.ts";
import type { Site } from "#app/site/site.server.ts";
import type { SourceStrings } from "./locales/source-code.ts";
import { checkProduction } from "./rules/online/check-production.ts";
import { checkSettings } from "./rules/online/check-settings.ts";
import { inOrder, runChecks } from "./run-checks.ts";

/** What the gate judges a site for. */
export interface GateOptions {
  /** Whether the site goes online: nothing of it may be an example then, a gap or a text that nobody has reviewed. */
  readonly production: boolean;
  /** See `runChecks`. */
  readonly strings?: SourceStrings;
}

/**
 * Returns every issue that keeps a site from being built: what `runChecks` finds, the settings and, of a site that goes
 * online, all that it may not have. `npm run check`, `npm run build` and `npm start` ask this one function, in the order
 * of files and lines.
 */
export async function runGate(site: Site, { production, strings }: GateOptions): Promise<Issue[]> {
  const issues = [
    ...(await runChecks(site, strings)),
    ...(await checkSettings(site.files, production)),
    ...(production ? checkProduction(site) : []),
  ];
  return inOrder(issues);
}
