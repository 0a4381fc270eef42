import type { Issue } from "#app/content/issues.ts";
import { readTextFile } from "#app/content/text-file.server.ts";
import { defaultLocale } from "#app/i18n/languages.ts";
import type { Locales } from "#app/i18n/locales.server.ts";
import { toolAreas } from "#app/i18n/tool-areas.ts";
import type { PathWords } from "#app/routing/paths.ts";
import { checkLedger } from "./check-ledger.ts";
import { checkLocaleFolder } from "./check-locale-folder.ts";
import { checkOriginalLocale } from "./check-original-locale.ts";
import { checkPathWords, pathWords } from "./check-path-words.ts";
import { checkTranslation } from "./check-translation.ts";
import { isLanguageTag, tagFor } from "./language-tag.ts";
import { type LocaleFile, readLocaleFile } from "./locale-file.ts";
import type { SourceStrings } from "./source-code.ts";

/** Bytes that a locale file may have: ten times those of the original. */
const largestLocale = 1_000_000;

/** What the checks of `locales/` found, and the words of the paths, which the checks of the content need. */
export interface LocaleResult {
  readonly issues: readonly Issue[];
  /** Words of the paths by language; empty if the original language has issues. */
  readonly words: ReadonlyMap<string, PathWords>;
}

/** Returns every issue of `locales/`, and of texts that stand in the code instead of there. */
export function checkLocales(root: string, locales: Locales, strings: SourceStrings): LocaleResult {
  const names = locales.names();
  const [original, ...translations] = names.filter(isLanguageTag).map((name) => readLocale(root, name));
  if (!original) return { issues: [missingFile()], words: new Map() };
  const readable = translations.filter(({ issues }) => issues.length === 0);
  const all = [original, ...readable];
  const issues = [
    ...names.filter((name) => !isLanguageTag(name)).map(badName),
    ...checkLocaleFolder(root, names),
    ...[original, ...translations].flatMap((locale) => locale.issues),
    ...(original.issues.length === 0 ? checkOriginalLocale(original, strings) : []),
    ...(original.issues.length === 0 ? readable.flatMap((locale) => checkLanguage(root, locale, original)) : []),
    ...all.flatMap((locale) => [
      ...checkPathWords(locale, names, pathWords(original)),
      ...checkDirection(locale),
      ...checkHtml(locale),
    ]),
    ...strings.literalTexts.map(
      ({ file, line, column, text }): Issue => ({ file, line, column, code: "code-literal-text", values: { text } }),
    ),
  ];
  const hasPaths = !issues.some(
    ({ code, values }) => code.startsWith("locale-") && String(values.key).startsWith("paths."),
  );
  const usable = original.issues.length === 0 && hasPaths;
  return {
    issues,
    words: new Map(
      usable ? all.map((locale) => [locale.locale, { ...pathWords(original), ...pathWords(locale) }]) : [],
    ),
  };
}

/** Checks a language beside the original. */
function checkLanguage(root: string, locale: LocaleFile, original: LocaleFile): Issue[] {
  const { issues, extent } = checkLedger(root, locale, original);
  return [...issues, ...checkTranslation(locale, original, extent)];
}

/** Checks that no text of the pages has HTML, which visitors would read as it is typed. Sentences for writers quote it. */
function checkHtml({ file, texts }: LocaleFile): Issue[] {
  return texts.flatMap(({ key, text, position }): Issue[] => {
    const [html] = /<\/?[a-z][^<>]*>|<!--/i.exec(text) ?? [];
    const isForTools = toolAreas.some((area) => key.startsWith(`${area}.`));
    return html === undefined || isForTools ? [] : [{ file, code: "locale-html", ...position, values: { key, html } }];
  });
}

/** Checks that a language is read from left to right or from right to left. */
function checkDirection({ file, texts }: LocaleFile): Issue[] {
  return texts
    .filter(({ key, text }) => key === "language.direction" && text !== "ltr" && text !== "rtl")
    .map(({ key, position }) => ({ file, code: "locale-value", ...position, values: { key, allowed: "ltr, rtl" } }));
}

function readLocale(root: string, locale: string): LocaleFile {
  const file = `locales/${locale}.json`;
  const result = readTextFile(root, file, largestLocale);
  if (result.ok) return readLocaleFile(locale, result.text);
  const issues = result.issues.map((issue) => (issue.code === "file-missing" ? missingFile() : issue));
  return { file, locale, texts: [], groups: new Map(), issues };
}

function badName(name: string): Issue {
  return {
    file: `locales/${name}.json`,
    line: 1,
    column: 1,
    code: "locale-name",
    values: { suggestion: tagFor(name) },
  };
}

function missingFile(): Issue {
  return { file: `locales/${defaultLocale}.json`, line: 1, column: 1, code: "locale-missing", values: {} };
}
