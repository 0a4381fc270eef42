import { useTranslation } from "react-i18next";
import { CallToAction } from "#app/components/call-to-action/call-to-action.tsx";
import { FactList } from "#app/components/fact-list/fact-list.tsx";
import { ModelHeader } from "#app/components/model-header/model-header.tsx";
import { ModelPresentation } from "#app/components/model-presentation/model-presentation.tsx";
import { ModelScale } from "#app/components/model-scale/model-scale.tsx";
import { vatNotes } from "#app/components/product-facts/vat-notes.ts";
import { withPriceNote } from "#app/components/product-facts/with-price-note.ts";
import { Section } from "#app/components/section/section.tsx";
import { getModelPage } from "#app/content/queries/model-page.server.ts";
import { personHeight } from "#app/floor-plan/building-heights.ts";
import { useFormats } from "#app/i18n/use-formats.ts";
import { pageMeta } from "#app/seo/page-meta.ts";
import type { Route } from "./+types/model";

export const meta = pageMeta;

export function loader({ url }: Route.LoaderArgs) {
  return getModelPage(url);
}

export default function ModelPage({ loaderData: { model, presentation, cutaway, vat, scale } }: Route.ComponentProps) {
  const { t } = useTranslation();
  const { metres } = useFormats();
  const { tagline, text, facts, cta } = presentation;
  return (
    <>
      <ModelHeader name={model.name} tagline={tagline} image={model.image} />
      <FactList facts={withPriceNote(facts, t(vatNotes[vat]))} label={t("model.facts")} />
      <ModelPresentation text={text} details={cta.secondary} cutaway={cutaway} />
      <CallToAction {...cta} />
      <Section title={t("model.others")} intro={t("scale.intro", { height: metres(personHeight / 1000) })}>
        <ModelScale models={scale} />
      </Section>
    </>
  );
}
