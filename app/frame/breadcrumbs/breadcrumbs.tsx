import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { useCurrentSeo } from "#app/frame/current-seo.ts";

/** The way from the home page to a page of the second level or below, above its heading. */
export function Breadcrumbs() {
  const { t } = useTranslation();
  const trail = useCurrentSeo()?.trail;
  if (!trail) return null;
  return (
    <nav className="breadcrumbs page" aria-label={t("nav.breadcrumbs")}>
      <ol className="breadcrumbs__list">
        {trail.map(({ name, href }, index) => (
          <li className="breadcrumbs__page" key={href}>
            {index < trail.length - 1 ? (
              <Link className="breadcrumbs__link" to={href} viewTransition>
                {name}
              </Link>
            ) : (
              <span aria-current="page">{name}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
