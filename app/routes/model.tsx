import { useTranslation } from "react-i18next";
import { CallToAction } from "#app/components/call-to-action/call-to-action.tsx";
import { FactList } from "#app/components/fact-list/fact-list.tsx";
import { ModelHeader } from "#app/components/model-header/model-header.tsx";
import { ModelLinks } from "#app/components/model-links/model-links.tsx";
import { ModelPresentation } from "#app/components/model-presentation/model-presentation.tsx";
import { vatNotes } from "#app/components/product-facts/vat-notes.ts";
import { getModelPage } from "#app/content/queries/model-page.server.ts";
import { pageMeta } from "#app/seo/page-meta.ts";
import type { Route } from "./+types/model";

export const meta = pageMeta;

export function loader({ url }: Route.LoaderArgs) {
  return getModelPage(url);
}

export default function ModelPage({ loaderData: { model, presentation, vat, others } }: Route.ComponentProps) {
  const { t } = useTranslation();
  const { tagline, text, facts, cta } = presentation;
  return (
    <>
      <ModelHeader name={model.name} tagline={tagline} image={model.image} />
      <FactList facts={facts} note={t(vatNotes[vat])} label={t("model.facts")} />
      <ModelPresentation text={text} details={cta.secondary} />
      <CallToAction {...cta} />
      <ModelLinks models={others} title={t("model.others")} />
    </>
  );
}
