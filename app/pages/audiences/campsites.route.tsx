import { CallToAction } from "#app/components/call-to-action/call-to-action.tsx";
import { PageHeader } from "#app/components/headers/page-header.tsx";
import { BulletLists } from "#app/components/lists/bullet-lists.tsx";
import { OtherPages } from "#app/components/other-pages/other-pages.tsx";
import { Section } from "#app/components/section/section.tsx";
import { SplitText } from "#app/components/split-text/split-text.tsx";
import { loadPage } from "#app/pages/shared/load-page.server.ts";
import "./styles.scss";
import type { Route } from "./+types/campsites.route";
import { getCampsitesPage } from "./audience-page.server.ts";
import { LodgingExample } from "./lodging-example.tsx";
import { UseGroups } from "./use-groups.tsx";

export const loader = loadPage(getCampsitesPage);

export default function CampsitesPage({ loaderData: { page, body, models, lodging, others } }: Route.ComponentProps) {
  return (
    <>
      <PageHeader {...page} picture="beside" />
      <LodgingExample {...lodging} />
      <UseGroups groups={page.groups} models={models} columns={3} />
      <Section surface="sand">
        <BulletLists lists={page.lists} />
      </Section>
      {body && <SplitText body={body} />}
      <OtherPages {...others} />
      <CallToAction {...page.cta} />
    </>
  );
}
