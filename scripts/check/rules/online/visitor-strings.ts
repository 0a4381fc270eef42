import { isToolKey } from "#app/i18n/tool-areas.ts";
import { type LocaleText, openLocaleFile } from "#scripts/check/locales/locale-file.ts";

/** Returns the strings of a language that visitors read; as many as can be read of a file that has issues. */
export function visitorStrings(root: string, locale: string): LocaleText[] {
  return openLocaleFile(root, locale).texts.filter(({ key }) => !isToolKey(key));
}
