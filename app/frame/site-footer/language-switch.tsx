import { useTranslation } from "react-i18next";
import { useMatches } from "react-router";
import { defaultLocale, type Language } from "#app/i18n/languages.ts";
import { localePrefix } from "#app/routing/paths.ts";
import type { Seo } from "#app/seo/seo.ts";

/** Links to the same page in every language. No other links lead to another language. */
export function LanguageSwitch({ languages }: { languages: readonly Language[] }) {
  const { t, i18n } = useTranslation();
  const alternates = pageAlternates(useMatches().at(-1)?.loaderData);

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

function pageAlternates(loaderData: unknown): Seo["alternates"] {
  return hasSeo(loaderData) ? loaderData.seo.alternates : [];
}

/** Whether loader data are those of a page; the page of an error has none. */
function hasSeo(loaderData: unknown): loaderData is { readonly seo: Seo } {
  return typeof loaderData === "object" && loaderData !== null && "seo" in loaderData;
}
