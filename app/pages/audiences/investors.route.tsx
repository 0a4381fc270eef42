import { CallToAction } from "#app/components/call-to-action/call-to-action.tsx";
import { ApplicationGrid } from "#app/components/cards/application-grid.tsx";
import { CardSection } from "#app/components/cards/card-section.tsx";
import { PageHeader } from "#app/components/headers/page-header.tsx";
import { BulletLists } from "#app/components/lists/bullet-lists.tsx";
import { BarNote } from "#app/components/notes/bar-note.tsx";
import { OtherPages } from "#app/components/other-pages/other-pages.tsx";
import { Section } from "#app/components/section/section.tsx";
import { SplitText } from "#app/components/split-text/split-text.tsx";
import { loadPage } from "#app/pages/shared/load-page.server.ts";
import "./styles.scss";
import type { Route } from "./+types/investors.route";
import { getInvestorsPage } from "./audience-page.server.ts";
import { LodgingExample } from "./lodging-example.tsx";

export const loader = loadPage(getInvestorsPage);

export default function InvestorsPage({ loaderData: { page, body, models, stage, others } }: Route.ComponentProps) {
  return (
    <>
      <PageHeader eyebrow={page.eyebrow} heading={page.heading} intro={page.intro} image={page.image} />
      <Section surface="sand">
        <BulletLists lists={page.lists} />
        <BarNote text={page.risk} />
      </Section>
      <ApplicationGrid {...page.opportunities} models={models} columns={3} />
      <LodgingExample {...stage} />
      <CardSection {...page.models} columns={3} />
      {body && <SplitText body={body} />}
      <OtherPages {...others} />
      <CallToAction {...page.cta} secondary={page.more} />
    </>
  );
}
