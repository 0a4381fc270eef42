import { defaultLocale } from "#app/i18n/languages.ts";
import { localePrefix } from "#app/routing/paths.ts";

/** Returns the path of the feed of a language: `/atom.xml`, `/en/atom.xml`. */
export function feedPath(locale: string): string {
  return `${localePrefix(locale, defaultLocale)}/atom.xml`;
}
