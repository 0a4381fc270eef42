import type { Issue } from "#app/content/issues.ts";
import type { PathWords } from "#app/routing/paths.ts";
import { type RouteTableEntry, reservedSegments, routeTable } from "#app/routing/route-table.ts";
import { kebabCase } from "#app/schemas/fields.ts";
import type { LocaleFile, LocaleText } from "./locale-file.ts";

/** By key under `paths`, what changes from page to page in its path, in order. */
const parameters: ReadonlyMap<string, readonly string[]> = new Map(
  routeTable.map(({ key, collection, continues, perTag }: RouteTableEntry) => [
    `paths.${key}`,
    [...(collection ? [":slug"] : []), ...(perTag ? [":tag"] : []), ...(continues ? [":page"] : [])],
  ]),
);

/** A whole part of a path that changes from page to page. */
const parameter = /(?<=^|\/):(?:slug|tag|page)(?=$|\/)/g;

/** Checks that the paths of a language are valid and that no two pages share one; `locales` are all languages. */
export function checkPathWords(locale: LocaleFile, locales: readonly string[]): Issue[] {
  const seen = new Map<string, string>();
  return pathTexts(locale).flatMap(({ key, text, position }): Issue[] => {
    const at = (code: Issue["code"], values: Issue["values"] = {}): Issue[] => [
      { file: locale.file, code, ...position, values: { key, text, ...values } },
    ];
    const isHome = key === "paths.home";
    const wanted = parameters.get(key) ?? [];
    const found = text.split("/").filter((part) => part.startsWith(":"));
    const isTaken = [...reservedSegments, ...locales].includes(text.split("/")[0] ?? "");
    if (isHome ? text !== "" : !isPath(text) || isTaken || found.join() !== wanted.join()) return at("locale-path");
    // To the router, any two words that change from page to page are alike.
    const pattern = text.replaceAll(parameter, ":");
    const other = seen.get(pattern);
    seen.set(pattern, key);
    // Models and stories share `:slug`; the paths of their entries are compared in another check.
    const areEntries = [wanted, parameters.get(other ?? "") ?? []].every(([first]) => first === ":slug");
    return other && !areEntries ? at("locale-path-duplicate", { other }) : [];
  });
}

/** Whether a path is words in kebab case and parameters, separated by slashes. */
function isPath(text: string): boolean {
  return text.split("/").every((part) => kebabCase.test(part.replace(parameter, "x")));
}

/** Returns the words of the paths by key. */
export function pathWords(locale: LocaleFile): PathWords {
  return Object.fromEntries(pathTexts(locale).map(({ key, text }) => [key.slice("paths.".length), text]));
}

function pathTexts(locale: LocaleFile): LocaleText[] {
  return locale.texts.filter(({ key }) => key.startsWith("paths."));
}
