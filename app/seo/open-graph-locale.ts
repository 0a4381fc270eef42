import { formatsTag } from "#app/i18n/formats-tag.ts";

/**
 * Returns a language as the Open Graph protocol writes it, with the territory whose readers the site has in mind unless
 * it has one: `es` → `es_ES`, `en` → `en_GB`, `pt-BR` → `pt_BR`.
 */
export function openGraphLocale(locale: string): string {
  const { language, region } = new Intl.Locale(formatsTag(locale)).maximize();
  return region === undefined ? language : `${language}_${region}`;
}
