import i18next, { type FormatterModule, type i18n } from "i18next";
import { initReactI18next } from "react-i18next";
import { writeValue } from "./figure.ts";
import { hasTranslations } from "./has-translations.ts";
import { defaultLocale } from "./languages.ts";
import type { LocaleStrings } from "./locale-strings.ts";

/**
 * Returns what writes figures in the language that a placeholder names, or else as the page's own strings say, which may
 * come after the instance. They are looked up, for `t` within a text that is being written would begin it anew.
 */
function figureFormatter(pageFormats: () => string): FormatterModule {
  return {
    type: "formatter",
    init() {},
    add() {},
    addCached() {},
    // The interpolator takes values of all types, and complains of undefined.
    format: (value, language = pageFormats()) => writeValue(value, language) as string,
  };
}

/**
 * Returns an i18next instance with the strings of one language, ready at once. What the language lacks is the original's,
 * in the plural form that the original has for the number. A key or value that is missing there too throws, so that no page
 * is built with a key in place of its string.
 */
export function createI18n(locale: string, { own, missing }: LocaleStrings): i18n {
  const instance = i18next.createInstance();
  instance
    .use(figureFormatter(() => instance.getResource(locale, "translation", "language.formats") ?? locale))
    .use(initReactI18next)
    .init({
      lng: locale,
      resources: {
        ...(hasTranslations && locale !== defaultLocale && { [defaultLocale]: { translation: missing } }),
        [locale]: { translation: own },
      },
      initAsync: false,
      fallbackLng: !hasTranslations || locale === defaultLocale ? false : defaultLocale,
      // A language of a region, such as `pt-BR`, has a file of its own.
      load: "currentOnly",
      interpolation: {
        // React escapes what it prints.
        escapeValue: false,
        alwaysFormat: true,
      },
      // Of a string that may be left out.
      returnEmptyString: true,
      saveMissing: true,
      missingKeyHandler(_languages, _namespace, key) {
        throw new Error(`locales/${locale}.json has no text «${key}».`);
      },
      missingInterpolationHandler(text, match) {
        throw new Error(`The text «${text}» of locales/${locale}.json got no value for ${match[0]}.`);
      },
    });
  return instance;
}
