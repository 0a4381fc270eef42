import { openSite } from "#app/site/site.server.ts";
import { checkLocales } from "#scripts/check/locales/check-locales.ts";
import { codeRoot } from "#scripts/check/locales/code-root.ts";
import { readSourceStrings } from "#scripts/check/locales/source-code.ts";
import { type CheckReport, createReport } from "./check-report.ts";

/**
 * Returns what keeps every page from being shown, the strings and the settings, without looking at the content: a
 * report that is blocking, or one without issues.
 */
export async function findBlocking(root: string): Promise<CheckReport> {
  const site = openSite(root);
  const { issues } = checkLocales(root, site.locales, readSourceStrings(codeRoot));
  const settings = site.files.site();
  const all = [...issues, ...(settings.ok ? [] : settings.issues)];
  const report = createReport(site, all);
  return report.blocking ? report : { ...report, issues: [] };
}
