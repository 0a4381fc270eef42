import i18next, { type i18n } from "i18next";
import { initReactI18next } from "react-i18next";
import type { Messages } from "./messages.ts";

/**
 * Returns an i18next instance with the strings of one language, ready at once. A missing key or value throws, so that
 * no page is built with a key in place of its string.
 */
export function createI18n(locale: string, messages: Messages): i18n {
  const instance = i18next.createInstance();
  instance.use(initReactI18next).init({
    lng: locale,
    resources: { [locale]: { translation: messages } },
    initAsync: false,
    fallbackLng: false,
    // React escapes what it prints.
    interpolation: { escapeValue: false },
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
