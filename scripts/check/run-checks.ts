import type { Issue } from "#app/content/issues.ts";
import type { Site } from "#app/site/site.server.ts";
import { checkLocales } from "./locales/check-locales.ts";
import { codeRoot } from "./locales/code-root.ts";
import { readSourceStrings, type SourceStrings } from "./locales/source-code.ts";
import { fileRules, siteRules } from "./rules.ts";
import { type CheckedSite, readCheckedSite } from "./site/checked-site.ts";
import type { ContentFile } from "./site/project.ts";

/** More issues of one rule than a person mends in one go; a file that no person wrote may have a hundred thousand. */
const mostOfRule = 200;

/**
 * Returns every issue of the locale files and the content, in the order of files and lines.
 *
 * @param given The strings of the code, for callers that check several sites.
 */
export async function runChecks(site: Site, given?: SourceStrings): Promise<Issue[]> {
  const locales = checkLocales(site.root, site.locales, given ?? readSourceStrings(codeRoot));
  // Without paths no link can be judged; the issues of the locale file come first then.
  const ofContent = locales.words.size > 0 ? checkContent(await readCheckedSite(site, locales)) : [];
  return inOrder([...locales.issues, ...ofContent]);
}

function checkContent(site: CheckedSite): Issue[] {
  return [
    ...site.issues,
    ...tellOnce(site.files.flatMap((file) => checkFile(file, site))),
    ...siteRules.flatMap((rule) => rule(site)),
  ];
}

/** Returns the issues of the rules that look at one file. Of each rule the first ones; the next come once these are mended. */
export function checkFile(file: ContentFile, site: CheckedSite): Issue[] {
  return fileRules.flatMap((rule) => {
    const issues = rule(file, site);
    const first = issues.slice(0, mostOfRule);
    const last = first.at(-1);
    if (last && issues.length > mostOfRule)
      first[mostOfRule - 1] = { ...last, values: { ...last.values, cut: mostOfRule } };
    return first;
  });
}

/** Places of the same broken link that one issue names. */
const mostPlaces = 5;

/** Returns issues with one for all links to the same path that leads nowhere: its page was renamed, or has another path. */
function tellOnce(issues: readonly Issue[]): Issue[] {
  const isBroken = ({ code, values }: Issue) => code === "link-broken" && String(values.href).startsWith("/");
  const byLink = Map.groupBy(issues.filter(isBroken), ({ values }) => values.href);
  return issues.flatMap((issue) => {
    const [first, ...others] = (isBroken(issue) && byLink.get(issue.values.href)) || [issue];
    if (issue !== first) return [];
    if (others.length === 0) return issue;
    const places = others.slice(0, mostPlaces).map(({ file, line }) => `${file}:${line}`);
    const alias = String(issue.values.href)
      .replace(/[?#].*$/, "")
      .replace(/^.*\//, "");
    const more = others.length > mostPlaces ? "…" : "";
    return { ...issue, values: { ...issue.values, others: `${places.join(", ")}${more}`, alias } };
  });
}

/** Returns issues in the order of files, lines and columns. */
export function inOrder(issues: readonly Issue[]): Issue[] {
  return issues.toSorted((a, b) => a.file.localeCompare(b.file) || a.line - b.line || a.column - b.column);
}
