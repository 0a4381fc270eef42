import { defaultLocale } from "#app/i18n/languages.ts";
import { pathParameters, reservedSegments, routeEntry } from "#app/routing/route-table.ts";
import { kebabCase } from "#app/schemas/fields.ts";
import type { Issue } from "#scripts/check/advice/issues.ts";
import type { LocaleFile, LocaleText } from "./locale-file.ts";

/** Returns the page of a key under `paths`. */
function pageOf(key: string) {
  return routeEntry(key.slice("paths.".length));
}

/** A whole part of a path that changes from page to page. */
const parameter = /(?<=^|\/):(?:slug|tag|page)(?=$|\/)/g;

/**
 * Checks that the paths of a language are valid and that no two pages share one. Words that it lacks are the original's.
 */
export function checkPathWords(locale: LocaleFile, locales: readonly string[], original = locale): Issue[] {
  const own = pathTexts(locale).filter(({ text }) => !isUntranslated(locale, text));
  const ownKeys = new Set(own.map(({ key }) => key));
  const seen = pathTexts(original)
    .filter(({ key }) => locale !== original && !ownKeys.has(key))
    .map(({ key, text }) => ({ key, pattern: patternOf(text) }));
  return own.flatMap(({ key, text, position }): Issue[] => {
    const at = (code: Issue["code"], values: Issue["values"] = {}): Issue[] => [
      { file: locale.file, code, ...position, values: { key, text, ...values } },
    ];
    const isHome = key === "paths.home";
    const { kind } = pageOf(key) ?? {};
    const wanted: readonly string[] = kind ? pathParameters[kind] : [];
    const found = text.split("/").filter((part) => part.startsWith(":"));
    const [start = ""] = text.split("/");
    const isTaken = [...reservedSegments, ...locales].includes(start);
    if (isHome && text !== "") return at("locale-path", { home: text });
    if (!isHome && (!isPath(text) || isTaken || found.join() !== wanted.join())) {
      return at("locale-path", { taken: isTaken ? start : "", parameters: wanted.join("», «") });
    }
    const pattern = patternOf(text);
    const other = seen.find((path) => path.pattern === pattern && !ofTwoCollections(key, path.key));
    seen.push({ key, pattern });
    return other ? at("locale-path", { other: other.key }) : [];
  });
}

/** Returns a path as the router compares it: to it, any two words that change from page to page are alike. */
function patternOf(path: string): string {
  return path.replaceAll(parameter, ":");
}

/** Whether two paths are of entries of two collections, which may share `:slug`: `checkPaths` compares the entries. */
function ofTwoCollections(key: string, other: string): boolean {
  const [one, two] = [key, other].map((path) => pageOf(path)?.collection);
  return one !== undefined && two !== undefined && one !== two;
}

/** Keys of anchors: what follows «#» in links. */
const anchors = /(?:^|\.)anchors?(?:\.[^.]+)?$/;

/** Checks that anchors are written as paths are. */
export function checkAnchors(locale: LocaleFile): Issue[] {
  return locale.texts
    .filter(({ key, text }) => anchors.test(key) && !isUntranslated(locale, text) && !kebabCase.test(text))
    .map(({ key, text, position }) => {
      const values = { key, text, taken: "", parameters: "" };
      return { file: locale.file, code: "locale-path", ...position, values };
    });
}

/** Whether a path is words in kebab case and parameters, separated by slashes. */
function isPath(text: string): boolean {
  return text.split("/").every((part) => kebabCase.test(part.replace(parameter, "x")));
}

/** Whether a further language has no words of its own for a path: those of the original replace them. */
function isUntranslated({ locale }: LocaleFile, text: string): boolean {
  return locale !== defaultLocale && text.trim() === "";
}

function pathTexts(locale: LocaleFile): LocaleText[] {
  return locale.texts.filter(({ key }) => key.startsWith("paths."));
}
