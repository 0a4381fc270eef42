import { useCurrentSeo } from "#app/frame/current-seo.ts";
import { defaultLocale } from "#app/i18n/languages.ts";
import { localePrefix } from "#app/routing/paths.ts";

/**
 * Returns the path of the current page in another language, or that of its home page if the page has no path of its
 * own.
 */
export function useLanguagePath(): (locale: string) => string {
  const alternates = useCurrentSeo()?.alternates ?? [];
  return (locale) => {
    const alternate = alternates.find((candidate) => candidate.locale === locale);
    return alternate ? new URL(alternate.href).pathname : localePrefix(locale, defaultLocale) || "/";
  };
}
