import { useTranslation } from "react-i18next";
import { CallToAction } from "#app/components/call-to-action/call-to-action.tsx";
import { DefinitionColumns } from "#app/components/definition-columns/definition-columns.tsx";
import { Section } from "#app/components/section/section.tsx";
import { personHeight } from "#app/floor-plan/building-heights.ts";
import { useFormats } from "#app/i18n/use-formats.ts";
import { currentPage } from "#app/pages/current-page.server.ts";
import { ModelHeader } from "#app/pages/models/model-header.tsx";
import { ModelScale } from "#app/pages/models/model-scale.tsx";
import { ProductFacts } from "#app/pages/models/product-facts.tsx";
import { pageMeta } from "#app/seo/page-meta.ts";
import type { Route } from "./+types/product.route";
import { Gallery } from "./gallery/gallery.tsx";
import { ModelPlan } from "./model-plan.tsx";
import { ProductDescription } from "./product-description.tsx";
import { getProductPage } from "./product-page.server.ts";

export const meta = pageMeta;

export function loader(args: Route.LoaderArgs) {
  return getProductPage(currentPage(args));
}

export default function ProductPage({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation();
  const { metres } = useFormats();
  const { model, tagline, facts, images, plans, body, others } = loaderData;
  const { foundations, options, construction, possibilities, advantages, features, contact } = loaderData.product;
  return (
    <>
      <ModelHeader name={model.name} tagline={tagline} />
      <Gallery pictures={images} label={t("product.gallery", { name: model.name })} />
      <ProductFacts measures={model.measures} facts={facts} />
      {body && <ProductDescription body={body} />}
      <Section title={t("product.layout")}>
        {plans.map((plan) => (
          <ModelPlan {...plan} key={plan.id} />
        ))}
      </Section>
      {/* A model has either the first three lists or, if bespoke, the last three. */}
      {options && <DefinitionColumns title={t("product.options")} items={options} surface="sand" />}
      {foundations && <DefinitionColumns title={t("product.foundations")} {...foundations} />}
      {construction && <DefinitionColumns title={t("product.construction")} items={construction} surface="sand" />}
      {possibilities && <DefinitionColumns title={t("product.possibilities")} {...possibilities} surface="sand" />}
      {advantages && <DefinitionColumns title={t("product.advantages")} {...advantages} />}
      {features && <DefinitionColumns title={t("product.features")} {...features} surface="sand" />}
      <CallToAction {...contact} sticky />
      <Section title={t("product.others")} intro={t("scale.intro", { height: metres(personHeight / 1000) })}>
        <ModelScale models={others} />
      </Section>
    </>
  );
}
