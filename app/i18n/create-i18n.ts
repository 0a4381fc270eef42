import i18next, { type FormatterModule, type i18n } from "i18next";
import { initReactI18next } from "react-i18next/initReactI18next";
import { type Formats, formatsIn } from "./formats.ts";
import { hasTranslations } from "./has-translations.ts";
import { isolate, isRightToLeft } from "./isolate.ts";
import { defaultLocale } from "./languages.ts";
import { flatStrings, groupStrings, isLinkKey, type StringGroup } from "./string-groups.ts";

/**
 * Returns the formatter of values in texts: `t("audiences.each", { price: { euros: 25308 } })` has a `Figure`.
 *
 * @param locale The language of the page.
 * @param tagOf Returns the tag by which a language writes figures. It may not call `t`, which would start over while it
 *   interpolates.
 */
function figureFormatter(locale: string, tagOf: (language: string) => string): FormatterModule {
  return {
    type: "formatter",
    init() {},
    add() {},
    addCached() {},
    format(value: unknown, _format?: string, language = locale) {
      const formats = formatsIn(tagOf(language));
      // The formats of a language that is written from right to left do it by themselves.
      const isolated = isRightToLeft(tagOf(locale)) && !isRightToLeft(tagOf(language));
      const keepOrder = (text: string) => (isolated ? isolate(text) : text);
      if (hasTranslations && typeof value === "string") return keepOrder(formats.asWritten(value));
      // The interpolator takes values of all types, and complains of undefined.
      if (typeof value !== "object" || value === null) return value as string;
      // i18next passes values on without their type, which `t` has checked (`i18next.d.ts`).
      const [[name, own] = []] = Object.entries(value);
      const write = formats[name as keyof Formats] as (...values: unknown[]) => string;
      return keepOrder(write(...[own].flat()));
    },
  };
}

/** The information that i18next gives a plugin about a string: the language that it was found in. */
interface StringInfo {
  readonly resolved: { readonly usedLng: string };
}

/**
 * Returns the plugin that fills strings with figures and dates in the language of the string. i18next itself would take
 * the language of the page: «Última actualización: März 2024» where German lacks the string.
 */
function fillInOwnLanguage(instance: i18n) {
  return {
    type: "i18nFormat" as const,
    init() {},
    parse(text: string, values: object, _locale: string, _namespace: string, _key: string, { resolved }: StringInfo) {
      return instance.services.interpolator.interpolate(text, values, resolved.usedLng, values);
    },
  };
}

/**
 * Returns an i18next instance with the strings of one language, ready at once. Strings that the language lacks are
 * Spanish. A key or value that is missing there too throws, so that no page is built with a key instead of its string.
 *
 * @param own The strings of the language, as `ownStrings` returns them.
 * @param original Those of the original language.
 */
export function createI18n(locale: string, own: StringGroup, original: StringGroup): i18n {
  const instance = i18next.createInstance();
  instance
    .use(
      figureFormatter(
        locale,
        (language) => instance.getResource(language, "translation", "language.formats") ?? language,
      ),
    )
    .use(fillInOwnLanguage(instance))
    .use(initReactI18next)
    .init({
      lng: locale,
      resources: { [defaultLocale]: { translation: original }, [locale]: { translation: own } },
      initAsync: false,
      fallbackLng: locale === defaultLocale ? false : defaultLocale,
      // A language of a region, such as `pt-BR`, has a file of its own.
      load: "currentOnly",
      interpolation: {
        // React escapes what it prints.
        escapeValue: false,
        alwaysFormat: true,
      },
      // Some strings may be left out.
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

/**
 * Returns the instance that shows an untranslated page of a language: strings, figures and dates are those of the
 * original, and paths those of the language.
 */
export function inOriginalWords(instance: i18n): i18n {
  const { language } = instance;
  if (language === defaultLocale) return instance;
  const bundle = (locale: string): StringGroup => instance.getResourceBundle(locale, "translation");
  const links = flatStrings(bundle(language)).filter(([key]) => isLinkKey(key));
  const own = groupStrings([...links, ["language.formats", defaultLocale]]);
  return createI18n(language, own, bundle(defaultLocale));
}
