import { useTranslation } from "react-i18next";
import { useCurrentSeo } from "#app/frame/current-seo.ts";
import { defaultLocale, type Language } from "#app/i18n/languages.ts";
import { localePrefix } from "#app/routing/paths.ts";

/** Links to the same page in every language. No other links lead to another language. */
export function LanguageSwitch({ languages }: { languages: readonly Language[] }) {
  const { t, i18n } = useTranslation();
  const alternates = useCurrentSeo()?.alternates ?? [];

  return (
    <nav aria-label={t("footer.languages")}>
      <ul className="site-footer__list">
        {languages.map(({ locale, name }) => {
          const alternate = alternates.find((candidate) => candidate.locale === locale);
          return (
            <li key={locale}>
              {/* Not a router link: another language needs its own strings, which come with a new document. */}
              <a
                href={alternate ? new URL(alternate.href).pathname : localePrefix(locale, defaultLocale) || "/"}
                hrefLang={locale}
                lang={locale}
                aria-current={locale === i18n.language ? "true" : undefined}
              >
                {name}
              </a>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
