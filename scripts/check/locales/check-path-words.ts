import type { Issue } from "#app/content/issues.ts";
import type { PathWords } from "#app/routing/paths.ts";
import { type RouteTableEntry, reservedSegments, routeTable } from "#app/routing/route-table.ts";
import { kebabCase } from "#app/schemas/fields.ts";
import type { LocaleFile, LocaleText } from "./locale-file.ts";

// Pages that show an entry: their paths have a `:slug`.
const slugKeys = new Set(
  routeTable.filter(({ collection }: RouteTableEntry) => collection).map(({ key }) => `paths.${key}`),
);

/** Checks that the paths of a language are valid and that no two pages share one; `locales` are all languages. */
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
    // Models and stories share `:slug`; the paths of their entries are compared in another check.
    const other = hasSlug ? undefined : seen.get(text);
    seen.set(text, key);
    return other ? at("locale-path-duplicate", { other }) : [];
  });
}

/** Whether a path is words in kebab case and `:slug`, separated by slashes. */
function isPath(text: string): boolean {
  return text.split("/").every((part) => part === ":slug" || kebabCase.test(part));
}

/** Returns the words of the paths by key. */
export function pathWords(locale: LocaleFile): PathWords {
  return Object.fromEntries(pathTexts(locale).map(({ key, text }) => [key.slice("paths.".length), text]));
}

function pathTexts(locale: LocaleFile): LocaleText[] {
  return locale.texts.filter(({ key }) => key.startsWith("paths."));
}
