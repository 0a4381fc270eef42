import type { Issue } from "#app/content/issues.ts";
import type { PathWords } from "#app/routing/paths.ts";
import { type RouteTableEntry, reservedSegments, routeTable } from "#app/routing/route-table.ts";
import { kebabCase } from "#app/schemas/fields.ts";
import type { LocaleFile, LocaleText } from "./locale-file.ts";

// A `:slug` in the words of a path stands for the entry that the page shows.
const slugKeys = new Set(
  routeTable.filter(({ collection }: RouteTableEntry) => collection).map(({ key }) => `paths.${key}`),
);

/** The paths of a language can be used as they are, and no two pages share one; `locales` are all languages. */
export function checkPathWords(locale: LocaleFile, locales: readonly string[]): Issue[] {
  const seen = new Map<string, string>();
  return pathTexts(locale).flatMap(({ key, text, position }): Issue[] => {
    const at = (code: Issue["code"], values: Issue["values"] = {}): Issue[] => [
      { file: locale.file, code, ...position, values: { key, text, ...values } },
    ];
    const isHome = key === "paths.home";
    const hasSlug = text.split("/").filter((part) => part === ":slug").length === 1;
    const isTaken = [...reservedSegments, ...locales].includes(text.split("/")[0] ?? "");
    if (isHome ? text !== "" : !isPath(text) || isTaken || hasSlug !== slugKeys.has(key)) return at("locale-path");
    // Models and stories both stand at the root; their entries are compared one by one elsewhere.
    const other = hasSlug ? undefined : seen.get(text);
    seen.set(text, key);
    return other ? at("locale-path-duplicate", { other }) : [];
  });
}

/** Words in kebab case and `:slug`, divided by slashes. */
function isPath(text: string): boolean {
  return text.split("/").every((part) => part === ":slug" || kebabCase.test(part));
}

/** The words of the paths by key, as the routing takes them. */
export function pathWords(locale: LocaleFile): PathWords {
  return Object.fromEntries(pathTexts(locale).map(({ key, text }) => [key.slice("paths.".length), text]));
}

function pathTexts(locale: LocaleFile): LocaleText[] {
  return locale.texts.filter(({ key }) => key.startsWith("paths."));
}
