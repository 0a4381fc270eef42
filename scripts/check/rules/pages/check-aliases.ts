import type { Issue } from "#app/content/issues.ts";
import { defaultLocale } from "#app/i18n/languages.ts";
import type { CheckedSite } from "#scripts/check/site/checked-site.ts";
import { fieldIssue } from "#scripts/check/texts/field-texts.ts";
import { buildPaths } from "./check-slugs.ts";

/** Checks that no alias of an entry is the path of a page, of a file of the build or of another alias. */
export function checkAliases({ files, paths: { pages, redirects }, words }: CheckedSite): Issue[] {
  const nameOf = (locale: string, kind: string, id: string) => `${locale} ${kind} ${id}`;
  const filesByName = new Map(files.map((file) => [nameOf(file.locale, file.kind, file.id), file]));
  const owners = new Map([...buildPaths(pages, words), ...pages.map(({ path }) => path)].map((path) => [path, path]));
  const reported = new Set<string>();
  return redirects.flatMap(({ from, locale, collection, id, alias }) => {
    const own = filesByName.get(nameOf(locale, collection, id));
    // A translation without aliases has those of the original.
    const file = own?.locate.has(["aliases"]) ? own : filesByName.get(nameOf(defaultLocale, collection, id));
    if (!file) return [];
    const other = owners.get(from);
    owners.set(from, file.file);
    const index = file.aliases?.lastIndexOf(alias) ?? 0;
    const place = `${file.file} ${index}`;
    // A model has two pages; one issue is enough.
    if (other === undefined || reported.has(place)) return [];
    reported.add(place);
    return [fieldIssue(file, ["aliases", index], "slug-duplicate", { alias, path: from, other })];
  });
}
