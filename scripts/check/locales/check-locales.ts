import { statSync } from "node:fs";
import { join } from "node:path";
import type { Issue } from "#app/content/issues.ts";
import { readTextFile } from "#app/content/text/text-file.server.ts";
import { defaultLocale } from "#app/i18n/languages.ts";
import type { Locales } from "#app/i18n/locales.server.ts";
import type { PathWords } from "#app/routing/paths.ts";
import { isLanguageTag, tagFor } from "#scripts/translate/language-tag.ts";
import { checkHtml } from "./check-html.ts";
import { checkDoubtfulValues, checkLanguageValues } from "./check-language-values.ts";
import { checkLocaleFolder } from "./check-locale-folder.ts";
import { checkMarks } from "./check-marks.ts";
import { checkOriginalLocale } from "./check-original-locale.ts";
import { checkAnchors, checkPathWords, pathWords } from "./check-path-words.ts";
import { checkTranslation } from "./check-translation.ts";
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
    ...(original.issues.length === 0 ? readable.flatMap((locale) => checkTranslation(locale, original)) : []),
    ...all.flatMap((locale) => [
      ...checkPathWords(locale, names, pathWords(original)),
      ...checkAnchors(locale),
      ...checkLanguageValues(locale),
      ...checkDoubtfulValues(locale),
      ...checkHtml(locale),
      ...checkMarks(locale),
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

function readLocale(root: string, locale: string): LocaleFile {
  const file = `locales/${locale}.json`;
  const result = readTextFile(root, file, largestLocale);
  if (result.ok) return readLocaleFile(locale, result.text);
  const issues = result.issues.map((issue) => (issue.code === "file-missing" ? missingFile() : withUsual(root, issue)));
  return { file, locale, texts: [], groups: new Map(), issues };
}

/** Returns an issue with the size of the original, for the advice on a file that is too large. */
function withUsual(root: string, issue: Issue): Issue {
  const original = `locales/${defaultLocale}.json`;
  const size = issue.file === original ? undefined : statSync(join(root, original), { throwIfNoEntry: false })?.size;
  return size === undefined ? issue : { ...issue, values: { ...issue.values, usual: Math.ceil(size / 1000) } };
}

function badName(name: string): Issue {
  return {
    file: `locales/${name}.json`,
    line: 1,
    column: 1,
    code: "locale-name",
    values: { suggestion: tagFor(name) && `${tagFor(name)}.json` },
  };
}

function missingFile(): Issue {
  return { file: `locales/${defaultLocale}.json`, line: 1, column: 1, code: "locale-missing", values: {} };
}
