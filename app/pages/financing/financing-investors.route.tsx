import { CallToAction } from "#app/components/call-to-action/call-to-action.tsx";
import { BenefitCards } from "#app/components/cards/benefit-cards.tsx";
import { PageHeader } from "#app/components/headers/page-header.tsx";
import { BarNote } from "#app/components/notes/bar-note.tsx";
import { OtherPages } from "#app/components/other-pages/other-pages.tsx";
import { Section } from "#app/components/section/section.tsx";
import { SplitText } from "#app/components/split-text/split-text.tsx";
import { loadPage } from "#app/pages/shared/load-page.server.ts";
import "./styles.scss";
import type { Route } from "./+types/financing-investors.route";
import { CreditNote } from "./credit-note.tsx";
import { getBuyerFinancingPage } from "./financing-page.server.ts";

export const loader = loadPage((context) => getBuyerFinancingPage("financing-investors", context));

export default function FinancingInvestorsPage({ loaderData: { page, body, credit, others } }: Route.ComponentProps) {
  return (
    <>
      <PageHeader eyebrow={page.eyebrow} heading={page.heading} intro={page.intro} image={page.image} />
      <Section title={page.benefits.title}>
        <BenefitCards cards={page.benefits.cards} />
        <BarNote text={page.risk} />
      </Section>
      {body && <SplitText body={body} />}
      <CreditNote text={credit} />
      <OtherPages {...others} />
      <CallToAction {...page.cta} secondary={page.more} />
    </>
  );
}
