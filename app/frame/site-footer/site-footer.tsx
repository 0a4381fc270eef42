import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { Icon } from "#app/components/icon/icon.tsx";
import type { Shell } from "#app/frame/shell.server.ts";
import { Wordmark } from "#app/frame/wordmark.tsx";
import { telephoneHref } from "#app/i18n/telephone-href.ts";
import { usePaths } from "#app/routing/use-paths.ts";
import { LanguageSwitch } from "./language-switch.tsx";
import { PageList } from "./page-list.tsx";

/** The footer of every page. Languages are listed only if there are several. */
export function SiteFooter({ shell }: { shell: Shell }) {
  const { t } = useTranslation();
  const pathTo = usePaths();

  return (
    <footer className="site-footer">
      <div className="site-footer__top">
        <div className="site-footer__invitation">
          <p className="site-footer__claim">{t("footer.invitation")}</p>
          <Link className="button" to={pathTo("contact")}>
            {t("footer.contact")}
            <Icon name="arrow" />
          </Link>
        </div>
        <nav className="site-footer__column" aria-label={t("footer.pages")}>
          <h2 className="site-footer__title">{t("footer.company")}</h2>
          <PageList
            items={[
              { key: "models", label: "footer.models" },
              { key: "process", label: "footer.process" },
              { key: "faq", label: "footer.faq" },
              { key: "stories", label: "footer.stories" },
              { key: "contact", label: "footer.contact" },
            ]}
          />
        </nav>
        <div className="site-footer__column">
          <h2 className="site-footer__title">{t("footer.contactTitle")}</h2>
          <ul className="site-footer__list">
            <li>
              <a href={`mailto:${shell.email}`}>{shell.email}</a>
            </li>
            <li>
              <a href={telephoneHref(shell.telephone)}>{shell.telephone}</a>
            </li>
          </ul>
        </div>
        <div className="site-footer__column">
          <h2 className="site-footer__title">{t("footer.social")}</h2>
          <ul className="site-footer__list">
            {shell.social.map(({ name, url }) => (
              <li key={url}>
                <a href={url} rel="me noopener">
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </div>
      </div>
      <p className="site-footer__mark" aria-hidden="true">
        <Wordmark brand={shell.brand} giant />
      </p>
      <div className="site-footer__bottom">
        <p>{t("footer.copyright", { brand: shell.brand })}</p>
        <nav aria-label={t("footer.legal")}>
          <PageList
            items={[
              { key: "terms", label: "footer.terms" },
              { key: "privacy", label: "footer.privacy" },
              { key: "legal-notice", label: "footer.legalNotice" },
              { key: "cookies", label: "footer.cookies" },
              { key: "accessibility", label: "footer.accessibility" },
            ]}
          />
        </nav>
        {shell.languages.length > 1 && <LanguageSwitch languages={shell.languages} />}
      </div>
    </footer>
  );
}
