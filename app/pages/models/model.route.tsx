import { useTranslation } from "react-i18next";
import { CallToAction } from "#app/components/call-to-action/call-to-action.tsx";
import { useTaxPhrase } from "#app/components/price/tax-phrase.tsx";
import { Section } from "#app/components/section/section.tsx";
import { personHeight } from "#app/floor-plan/building-heights.ts";
import { currentPage } from "#app/pages/current-page.server.ts";
import { pageMeta } from "#app/seo/page-meta.ts";
import stylesheet from "#app/styles/sheets/models.scss?url";
import type { Route } from "./+types/model.route";
import { FactList } from "./fact-list.tsx";
import { ModelHeader } from "./model-header.tsx";
import { getModelPage } from "./model-page.server.ts";
import { ModelPresentation } from "./model-presentation.tsx";
import { ModelScale } from "./model-scale.tsx";
import { withPriceNote } from "./price-note.ts";

export const meta = pageMeta;

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: stylesheet }];

export function loader(args: Route.LoaderArgs) {
  return getModelPage(currentPage(args));
}

export default function ModelPage({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation();
  const { model, presentation, cutaway, scale } = loaderData;
  const { tagline, text, facts, cta } = presentation;
  return (
    <>
      <ModelHeader model={model} tagline={tagline} image={model.image} />
      <FactList facts={withPriceNote(facts, useTaxPhrase())} label={t("model.facts")} />
      <ModelPresentation text={text} details={cta.secondary} cutaway={cutaway} />
      <CallToAction {...cta} />
      <Section title={t("model.others")} intro={t("scale.intro", { height: { metres: personHeight / 1000 } })}>
        <ModelScale models={scale} />
      </Section>
    </>
  );
}
