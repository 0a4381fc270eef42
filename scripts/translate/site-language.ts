import { defaultLocale } from "#app/i18n/languages.ts";
import { openLocales } from "#app/i18n/locales.server.ts";
import { I18nError } from "./i18n-error.ts";
import { nameOfLanguage, readLanguageTag } from "./language-tag.ts";

/** Returns the languages that a site is translated into, by the names of their files. */
export function translatedLanguages(root: string): string[] {
  return openLocales(root)
    .names()
    .filter((name) => name !== defaultLocale);
}

/**
 * Returns the language of a site that a translator has named: `EN` → `en`.
 *
 * @throws I18nError, with what to write instead, where the word is another thing or the site is not in that language.
 */
export function siteLanguage(root: string, word: string): string {
  const languages = translatedLanguages(root);
  if (languages.includes(word)) return word;
  const result = readLanguageTag(word);
  const tag = result.ok ? result.tag : result.suggestion;
  if (tag === defaultLocale) throw new I18nError("i18nLanguageOriginal", { tag });
  if (tag !== undefined && !languages.includes(tag)) {
    throw new I18nError("i18nNoLanguage", { locale: tag, language: nameOfLanguage(tag, defaultLocale) ?? tag });
  }
  if (result.ok) return result.tag;
  if (tag !== undefined) {
    throw new I18nError("i18nLanguageNear", { word, tag, language: nameOfLanguage(tag, defaultLocale) ?? tag });
  }
  if (languages.length === 0) throw new I18nError("i18nNoLanguages", {});
  throw new I18nError("i18nLanguageUnknown", { word, languages: languages.join(", ") });
}
