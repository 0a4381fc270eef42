import { useTranslation } from "react-i18next";
import { useCurrentSeo } from "#app/frame/current-seo.ts";
import { defaultLocale, type Language } from "#app/i18n/languages.ts";
import { localePrefix } from "#app/routing/paths.ts";

export interface LanguageSwitchProps {
  readonly languages: readonly Language[];
  readonly className: string;
}

/**
 * Links to the same page in every language, each by its own name. Only they and the notice of an untranslated page lead
 * to another language. Nothing is remembered: the path determines the language.
 */
export function LanguageSwitch({ languages, className }: LanguageSwitchProps) {
  const { t, i18n } = useTranslation();
  const alternates = useCurrentSeo()?.alternates ?? [];
  // A page without a path in a language leads to its home page there.
  const pathIn = (locale: string) => {
    const alternate = alternates.find((candidate) => candidate.locale === locale);
    return alternate ? new URL(alternate.href).pathname : localePrefix(locale, defaultLocale) || "/";
  };

  return (
    <ul className={className} aria-label={t("translation.languages")}>
      {languages.map(({ locale, name, direction }) => (
        <li key={locale}>
          {/* Not a router link: another language needs its own strings, which come with a new document. */}
          <a
            href={pathIn(locale)}
            hrefLang={locale}
            lang={locale}
            dir={direction}
            aria-current={locale === i18n.language ? "true" : undefined}
          >
            {name}
          </a>
        </li>
      ))}
    </ul>
  );
}
