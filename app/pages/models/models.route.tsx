import { useTranslation } from "react-i18next";
import { ActionLink } from "#app/components/action-link/action-link.tsx";
import { CallToAction } from "#app/components/call-to-action/call-to-action.tsx";
import { ApplicationGrid } from "#app/components/cards/application-grid.tsx";
import { PageHeader } from "#app/components/headers/page-header.tsx";
import { Section } from "#app/components/section/section.tsx";
import { ModelComparisonTable } from "#app/pages/models/comparison/model-comparison-table.tsx";
import { loadPage } from "#app/pages/shared/load-page.server.ts";
import "./models.scss";
import type { Route } from "./+types/models.route";
import { AudienceCards } from "./audience-cards.tsx";
import { ModelScale } from "./model-scale.tsx";
import { getModelsPage } from "./models-page.server.ts";
import { Paragraphs } from "./paragraphs.tsx";

export const loader = loadPage(getModelsPage);

export default function ModelsPage({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation();
  const { page, models, scale, comparison, contentsHref } = loaderData;
  return (
    <>
      <PageHeader eyebrow={page.eyebrow} heading={page.heading} intro={page.intro} size="medium" />
      <AudienceCards cards={page.audiences.cards} label={t("models.audiences")} />
      <Section title={page.models.title} intro={page.models.intro}>
        <ModelScale models={scale} />
      </Section>
      <Section title={page.price.title} layout="split" surface="sand">
        <Paragraphs text={page.price.text}>
          {contentsHref && (
            <p>
              <ActionLink label={t("models.contents")} href={contentsHref} />
            </p>
          )}
        </Paragraphs>
      </Section>
      <Section title={page.comparison.title} id={t("comparison.anchor")} intro={page.comparison.intro}>
        <ModelComparisonTable comparison={comparison} label={page.comparison.title} note={page.comparison.note} />
      </Section>
      <ApplicationGrid {...page.uses} models={models} columns={4} />
      <CallToAction {...page.cta} />
    </>
  );
}
