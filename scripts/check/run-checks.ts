import type { Issue } from "#app/content/issues.ts";
import type { Site } from "#app/site/site.server.ts";
import { checkLocales } from "#scripts/check/locales/check-locales.ts";
import { checkSettings } from "#scripts/check/rules/online/check-settings.ts";
import { type CheckedSite, readCheckedSite } from "#scripts/check/site/checked-site.ts";
import type { ContentFile } from "#scripts/check/site/content-file.ts";
import { fileRules, onlineRules, siteRules } from "./rules.ts";

/** More issues of one rule than a person mends in one go; a file that no person wrote may have a hundred thousand. */
const mostOfRule = 200;

/** What a site is judged for. */
export interface CheckOptions {
  /** Whether the site goes online: then examples, gaps and unreviewed texts are errors. */
  readonly production?: boolean;
}

/** Returns every issue of the locale files and the content, in the order of files and lines. */
export async function runChecks(site: Site, { production = false }: CheckOptions = {}): Promise<Issue[]> {
  const locales = checkLocales(site.root, site.locales);
  // Without the strings nothing else can be judged.
  const ofContent = locales.files.size > 0 ? checkContent(await readCheckedSite(site, locales.files), production) : [];
  return inOrder([...locales.issues, ...ofContent]);
}

function checkContent(site: CheckedSite, production: boolean): Issue[] {
  return [
    ...site.issues,
    ...site.files.flatMap((file) => checkFile(file, site)),
    ...[...siteRules, ...(production ? onlineRules : [])].flatMap((rule) => firstOf(rule(site))),
  ];
}

/** Returns the issues of the rules that look at one file. */
export function checkFile(file: ContentFile, site: CheckedSite): Issue[] {
  return fileRules.flatMap((rule) => firstOf(rule(file, site)));
}

/** Returns the first issues of a rule, the last one says that there are more, which follow once these are mended. */
function firstOf(issues: readonly Issue[]): Issue[] {
  const first = issues.slice(0, mostOfRule);
  const last = first.at(-1);
  if (!last || issues.length === first.length) return first;
  return [...first.slice(0, -1), { ...last, values: { ...last.values, cut: mostOfRule } }];
}

/** Returns issues in the order of files, lines and columns. */
function inOrder(issues: readonly Issue[]): Issue[] {
  return issues.toSorted((a, b) => a.file.localeCompare(b.file) || a.line - b.line || a.column - b.column);
}

/**
 * Returns every issue that keeps a site from being built: what `runChecks` finds, and the settings. `npm run check`, `npm
 * run build` and `npm start` ask this one function, in the order of files and lines.
 */
export async function runGate(site: Site, options: CheckOptions): Promise<Issue[]> {
  const issues = await runChecks(site, options);
  return inOrder([...issues, ...(await checkSettings(site.files, options.production ?? false))]);
}
