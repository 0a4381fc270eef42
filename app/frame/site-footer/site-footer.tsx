import { useTranslation } from "react-i18next";
import { ActionLink } from "#app/components/action-link/action-link.tsx";
import { LanguageSwitch } from "#app/frame/languages/language-switch.tsx";
import type { Shell } from "#app/frame/shell.server.ts";
import { shownItems } from "#app/frame/site-header/navigation.ts";
import { Wordmark } from "#app/frame/wordmark.tsx";
import { hasTranslations } from "#app/i18n/has-translations.ts";
import { useFormats } from "#app/i18n/use-formats.ts";
import { usePaths } from "#app/routing/use-paths.ts";
import { telephoneHref } from "#app/text/telephone-href.ts";
import { footerNavigation, legalNavigation } from "./footer-navigation.ts";
import { PageList } from "./page-list.tsx";

/** The footer of every page. Languages are listed only if there are several. */
export function SiteFooter({ shell }: { shell: Shell }) {
  const { t, i18n } = useTranslation();
  const { asWritten } = useFormats();
  const pathTo = usePaths();

  return (
    <footer className="site-footer page">
      <div className="site-footer__top">
        <div className="site-footer__invitation not-printed">
          <p className="site-footer__claim type-h3 measure-narrow">{t("footer.invitation")}</p>
          <ActionLink label={t("footer.contact")} href={pathTo("contact")} look="button" />
        </div>
        <div className="site-footer__columns">
          <nav className="site-footer__column" aria-label={t("footer.pages")}>
            <h2 className="site-footer__title type-label">{t("footer.company")}</h2>
            <PageList items={shownItems(footerNavigation, shell)} />
          </nav>
          <div className="site-footer__column">
            <h2 className="site-footer__title type-label">{t("footer.contactTitle")}</h2>
            <ul className="site-footer__list type-card">
              <li>
                <a href={telephoneHref(shell.telephone)}>{asWritten(shell.telephone)}</a>
              </li>
              <li>
                <a href={`mailto:${shell.email}`}>{shell.email}</a>
              </li>
              <li className="site-footer__town">{shell.town}</li>
            </ul>
          </div>
          {shell.social.length > 0 && (
            <div className="site-footer__column">
              <h2 className="site-footer__title type-label">{t("footer.social")}</h2>
              <ul className="site-footer__list type-card">
                {shell.social.map(({ name, url }, index) => (
                  <li key={index}>
                    <a href={url} rel="me noopener">
                      {name}
                    </a>
                  </li>
                ))}
              </ul>
            </div>
          )}
        </div>
      </div>
      {shell.trial && <p className="type-caption">{t("footer.trial")}</p>}
      <div className="site-footer__bottom">
        <p className="site-footer__mark not-printed" aria-hidden="true">
          <Wordmark brand={shell.brand} large />
        </p>
        <p className="site-footer__copyright type-caption">
          {t("footer.copyright", { year: shell.year, brand: shell.brand, town: shell.town })}
        </p>
        <nav className="site-footer__legal" aria-label={t("footer.legal")}>
          <PageList items={legalNavigation} more={shell.legalTexts.filter(({ locale }) => locale === i18n.language)} />
        </nav>
        {hasTranslations && shell.languages.length > 1 && (
          <LanguageSwitch languages={shell.languages} className="site-footer__list type-card" />
        )}
      </div>
    </footer>
  );
}
