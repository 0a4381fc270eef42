import { CallToAction } from "#app/components/call-to-action/call-to-action.tsx";
import { BenefitCards } from "#app/components/cards/benefit-cards.tsx";
import { PageHeader } from "#app/components/headers/page-header.tsx";
import { BarNote } from "#app/components/notes/bar-note.tsx";
import { OtherPages } from "#app/components/other-pages/other-pages.tsx";
import { Section } from "#app/components/section/section.tsx";
import { loadPage } from "#app/pages/shared/load-page.server.ts";
import "./styles.scss";
import type { Route } from "./+types/financing-investors.route";
import { getBuyerFinancingPage } from "./financing-page.server.ts";
import { FinancingText } from "./financing-text.tsx";

export const loader = loadPage((context) => getBuyerFinancingPage("financing-investors", context));

export default function FinancingInvestorsPage({ loaderData: { page, body, credit, others } }: Route.ComponentProps) {
  return (
    <>
      <PageHeader eyebrow={page.eyebrow} heading={page.heading} intro={page.intro} image={page.image} />
      <Section title={page.benefits.title}>
        <BenefitCards cards={page.benefits.cards} />
        <BarNote text={page.risk} />
      </Section>
      <FinancingText body={body} credit={credit} />
      <OtherPages {...others} />
      <CallToAction {...page.cta} secondary={page.more} />
    </>
  );
}
