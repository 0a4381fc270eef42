import { useTranslation } from "react-i18next";
import { PageHeader } from "#app/components/headers/page-header.tsx";
import { Section } from "#app/components/section/section.tsx";
import { loadPage } from "#app/pages/load-page.server.ts";
import "#app/styles/sheets/site-map.scss";
import type { Route } from "./+types/site-map.route";
import { MapList } from "./map-list.tsx";
import { getSiteMap } from "./site-map.server.ts";

export const loader = loadPage(getSiteMap);

export default function SiteMapRoute({ loaderData: { groups } }: Route.ComponentProps) {
  const { t } = useTranslation();
  return (
    <>
      <PageHeader heading={t("siteMap.heading")} intro={t("siteMap.intro")} size="medium" />
      <Section>
        <div className="site-map">
          {groups.map(({ title, pages }) => (
            <section className="site-map__group" key={title}>
              <h2 className="site-map__title type-h3">{title}</h2>
              <MapList pages={pages} />
            </section>
          ))}
        </div>
      </Section>
    </>
  );
}
