import { CallToAction } from "#app/components/call-to-action/call-to-action.tsx";
import { PageHeader } from "#app/components/headers/page-header.tsx";
import { BarNote } from "#app/components/notes/bar-note.tsx";
import { Section } from "#app/components/section/section.tsx";
import { SplitText } from "#app/components/split-text/split-text.tsx";
import { loadPage } from "#app/pages/shared/load-page.server.ts";
import "./financing.scss";
import type { Route } from "./+types/financing.route";
import { FinancingCards } from "./financing-cards.tsx";
import { getFinancingPage } from "./financing-page.server.ts";
import { OptionsTable } from "./options-table.tsx";

export const loader = loadPage((context) => getFinancingPage("financing", context));

export default function FinancingPage({ loaderData: { page, body, credit } }: Route.ComponentProps) {
  const { cards, table, terms, cta } = page;
  return (
    <>
      <PageHeader eyebrow={page.eyebrow} heading={page.heading} intro={page.intro} size="medium" />
      <FinancingCards cards={cards} moreLabel={page.moreLabel} />
      <Section title={table.title} intro={table.intro}>
        <OptionsTable label={table.title} groups={cards} />
        <BarNote label={terms.title} text={[credit, terms.text].filter(Boolean).join(" ")} />
      </Section>
      {body && <SplitText body={body} />}
      <CallToAction {...cta} />
    </>
  );
}
