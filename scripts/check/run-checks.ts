import { defaultLocale } from "#app/i18n/languages.ts";
import type { Site } from "#app/site/site.server.ts";
import type { Issue } from "#scripts/check/advice/issues.ts";
import { checkLocales } from "#scripts/check/locales/check-locales.ts";
import { checkSettings } from "#scripts/check/rules/online/check-settings.ts";
import { type CheckedSite, readCheckedSite } from "#scripts/check/site/checked-site.ts";
import type { ContentFile } from "#scripts/check/site/content-file.ts";
import { fileRules, onlineRules, siteRules, spanishRules } from "./rules.ts";

/** More issues of one rule than a person corrects in one go. */
const mostOfRule = 200;

/** Returns every issue of a site, in the order of files and lines; for one that goes online, examples and gaps too. */
export async function runChecks(site: Site): Promise<Issue[]> {
  const locales = checkLocales(site.root, site.locales);
  // Without the strings nothing else can be judged.
  const ofContent = locales.files.size > 0 ? checkContent(await readCheckedSite(site, locales.files), site) : [];
  const issues = [...locales.issues, ...ofContent, ...(await checkSettings(site))];
  return issues.toSorted((a, b) => a.file.localeCompare(b.file) || a.line - b.line || a.column - b.column);
}

function checkContent(site: CheckedSite, { production }: Site): Issue[] {
  return [
    ...site.issues,
    ...site.files.flatMap((file) => checkFile(file, site)),
    ...[...siteRules, ...(production ? onlineRules : [])].flatMap((rule) => firstOf(rule(site))),
  ];
}

/** Returns the issues of the rules that look at one file. */
export function checkFile(file: ContentFile, site: CheckedSite): Issue[] {
  const isSpanish = file.locale === defaultLocale && file.kind !== "assistant";
  return [...fileRules, ...(isSpanish ? spanishRules : [])].flatMap((rule) => firstOf(rule(file, site)));
}

/** Returns the first issues of a rule, the last one says that there are more, which follow once these are corrected. */
function firstOf(issues: readonly Issue[]): Issue[] {
  const first = issues.slice(0, mostOfRule);
  const last = first.at(-1);
  if (!last || issues.length === first.length) return first;
  return [...first.slice(0, -1), { ...last, values: { ...last.values, cut: mostOfRule } }];
}
