import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { PageHeader } from "#app/components/headers/page-header.tsx";
import { Icon } from "#app/components/icon/icon.tsx";
import { Section } from "#app/components/section/section.tsx";
import { loadPage } from "#app/pages/shared/load-page.server.ts";
import "./styles.scss";
import type { Route } from "./+types/site-map.route";
import { getSiteMap, type MappedPage } from "./site-map.server.ts";

export const loader = loadPage(getSiteMap);

export default function SiteMapRoute({ loaderData: { groups } }: Route.ComponentProps) {
  const { t } = useTranslation();
  return (
    <>
      <PageHeader heading={t("siteMap.heading")} intro={t("siteMap.intro")} size="medium" />
      <Section>
        <div className="site-map">
          {groups.map((group, index) => (
            <MapGroup {...group} key={index} />
          ))}
        </div>
      </Section>
    </>
  );
}

interface MapGroupProps {
  readonly title: string;
  readonly pages: readonly MappedPage[];
}

/** A group of the site map. A page that has the name of its group is the heading, not an item below it. */
function MapGroup({ title, pages: [first, ...others] }: MapGroupProps) {
  const heading = first?.name === title ? first : null;
  const pages = [...(heading ? heading.below : first ? [first] : []), ...others];
  return (
    <section className="site-map__group">
      <h2 className="site-map__title type-h3">
        {heading ? (
          <MapLink href={heading.href}>
            {title}
            <Icon name="arrow" />
          </MapLink>
        ) : (
          title
        )}
      </h2>
      <MapList pages={pages} />
    </section>
  );
}

interface MapLinkProps extends Pick<MappedPage, "href"> {
  readonly children: ReactNode;
}

function MapLink({ href, children }: MapLinkProps) {
  return (
    <Link className="site-map__link" to={href} viewTransition>
      {children}
    </Link>
  );
}

/** Pages of the site map, and those below each. */
function MapList({ pages }: { readonly pages: readonly MappedPage[] }) {
  return (
    <ul className="site-map__list type-card">
      {pages.map(({ name, href, below }) => (
        <li key={href}>
          <MapLink href={href}>{name}</MapLink>
          {below.length > 0 && <MapList pages={below} />}
        </li>
      ))}
    </ul>
  );
}
