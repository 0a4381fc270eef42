import { CallToAction } from "#app/components/call-to-action/call-to-action.tsx";
import { BenefitCards } from "#app/components/cards/benefit-cards.tsx";
import { PageHeader } from "#app/components/headers/page-header.tsx";
import { NumberedDefinitions } from "#app/components/lists/numbered-definitions.tsx";
import { OtherPages } from "#app/components/other-pages/other-pages.tsx";
import { Section } from "#app/components/section/section.tsx";
import { loadPage } from "#app/pages/shared/load-page.server.ts";
import "./styles.scss";
import type { Route } from "./+types/financing-private-buyers.route";
import { getBuyerFinancingPage } from "./financing-page.server.ts";
import { FinancingText } from "./financing-text.tsx";

export const loader = loadPage((context) => getBuyerFinancingPage("financing-private-buyers", context));

export default function FinancingPrivateBuyersPage({
  loaderData: { page, body, credit, others },
}: Route.ComponentProps) {
  const { title, intro, cards } = page.requirements;
  const requirements = cards.map((card) => ({ name: card.title, text: card.text }));
  return (
    <>
      <PageHeader eyebrow={page.eyebrow} heading={page.heading} intro={page.intro} image={page.image} />
      <Section title={page.options.title}>
        <BenefitCards cards={page.options.cards} columns="three" />
      </Section>
      <NumberedDefinitions title={title} intro={intro} items={requirements} surface="sand" />
      <FinancingText body={body} credit={credit} />
      <OtherPages {...others} />
      <CallToAction {...page.cta} />
    </>
  );
}
