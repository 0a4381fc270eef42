import { defaultLocale } from "#app/i18n/languages.ts";
import type { Locales } from "#app/i18n/locales.server.ts";
import type { Issue } from "#scripts/check/advice/issues.ts";
import { isLanguageTag, tagFor } from "#scripts/translate/language-tag.ts";
import { checkOriginal } from "./check-original.ts";
import { checkAnchors, checkPathWords } from "./check-path-words.ts";
import { checkTranslation } from "./check-translation.ts";
import { type LocaleFile, openLocaleFile } from "./locale-file.ts";

/** The issues of `locales/`, and its values for the checks of the content. */
export interface LocaleResult {
  readonly issues: readonly Issue[];
  /** The readable locale files by language, the original first; empty if the site cannot be judged without a text. */
  readonly files: ReadonlyMap<string, LocaleFile>;
}

/** Returns the issues of `locales/`, its usable files and the words of their paths. */
export function checkLocales(root: string, locales: Locales): LocaleResult {
  const names = locales.names();
  const translations = names.filter((name) => isLanguageTag(name) && name !== defaultLocale);
  const [original, ...others] = [
    openLocaleFile(root, defaultLocale),
    ...translations.map((name) => openLocaleFile(root, name)),
  ] as const;
  const isRead = ({ issues }: LocaleFile) => issues.length === 0;
  const files = [original, ...others.filter(isRead)];
  const issues = [
    ...names.filter((name) => !isLanguageTag(name)).map(badName),
    ...[original, ...others].flatMap((locale) => locale.issues),
    ...(isRead(original) ? checkOriginal(original) : []),
    ...(isRead(original) ? others.filter(isRead).flatMap((locale) => checkTranslation(locale, original)) : []),
    ...files.flatMap((locale) => [...checkPathWords(locale, names, original), ...checkAnchors(locale)]),
  ];
  const isBlocking = ({ file, code, values }: Issue) =>
    (code === "locale-key-missing" && file === original.file) ||
    /^(?:language\.formats$|paths\.)/.test(String(values.key));
  const usable = isRead(original) && !issues.some(isBlocking) ? files : [];
  return { issues, files: new Map(usable.map((locale) => [locale.locale, locale])) };
}

function badName(name: string): Issue {
  const values = { folder: "locales", suggestion: tagFor(name) && `${tagFor(name)}.json`, example: "fr.json" };
  return { file: `locales/${name}.json`, line: 1, column: 1, code: "file-name", values };
}
