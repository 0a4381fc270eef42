import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { useCurrentSeo } from "#app/frame/current-seo.ts";

/** The pages above a page of the second level or below, the home page first. Its own name is the heading below them. */
export function Breadcrumbs() {
  const { t } = useTranslation();
  const trail = useCurrentSeo()?.trail;
  if (!trail) return null;
  return (
    <nav className="breadcrumbs page not-printed" aria-label={t("nav.breadcrumbs")}>
      <ol className="breadcrumbs__list">
        {trail.slice(0, -1).map(({ name, href }) => (
          <li className="breadcrumbs__page" key={href}>
            <Link className="breadcrumbs__link" to={href} viewTransition>
              {name}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}
