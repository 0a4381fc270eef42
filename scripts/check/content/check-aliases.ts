import type { Issue } from "#app/content/issues.ts";
import { defaultLocale } from "#app/i18n/languages.ts";
import { fieldIssue } from "./front-matter-texts.ts";
import type { ContentFile } from "./project.ts";
import type { ProjectPaths } from "./project-paths.ts";

/**
 * Checks that no alias of an entry is the path of a page, of a file of the build or of another alias.
 *
 * @param taken The paths of those files.
 */
export function checkAliases(
  files: readonly ContentFile[],
  { pages, redirects }: ProjectPaths,
  taken: readonly string[],
): Issue[] {
  const nameOf = (locale: string, kind: string, id: string) => `${locale} ${kind} ${id}`;
  const filesByName = new Map(files.map((file) => [nameOf(file.locale, file.kind, file.id), file]));
  const owners = new Map([...taken, ...pages.map(({ path }) => path)].map((path) => [path, path]));
  const reported = new Set<string>();
  return redirects.flatMap(({ from, locale, collection, id, alias }) => {
    const own = filesByName.get(nameOf(locale, collection, id));
    // A translation without aliases has those of the original.
    const file = own?.locate.has(["aliases"]) ? own : filesByName.get(nameOf(defaultLocale, collection, id));
    if (!file) return [];
    const other = owners.get(from);
    owners.set(from, file.file);
    const index = aliasesOf(file).lastIndexOf(alias);
    const place = `${file.file} ${index}`;
    // A model has two pages; one issue is enough.
    if (other === undefined || reported.has(place)) return [];
    reported.add(place);
    return [fieldIssue(file, ["aliases", index], "alias-taken", { alias, path: from, other })];
  });
}

function aliasesOf({ data }: ContentFile): readonly unknown[] {
  return "aliases" in data && Array.isArray(data.aliases) ? data.aliases : [];
}
