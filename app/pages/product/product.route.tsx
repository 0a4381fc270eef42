import { useTranslation } from "react-i18next";
import { CallToAction } from "#app/components/call-to-action/call-to-action.tsx";
import { DefinitionColumns, type DefinitionColumnsProps } from "#app/components/lists/definition-columns.tsx";
import { PriceContents } from "#app/components/price/price-contents.tsx";
import { Prose } from "#app/components/prose/prose.tsx";
import { Section } from "#app/components/section/section.tsx";
import type { Resolved } from "#app/content/fields/resolve-fields.server.ts";
import { personHeight } from "#app/floor-plan/building-heights.ts";
import { loadPage } from "#app/pages/load-page.server.ts";
import { ModelHeader } from "#app/pages/models/model-header.tsx";
import { ModelScale } from "#app/pages/models/model-scale.tsx";
import { Picture } from "#app/pictures/picture.tsx";
import type { PictureContent } from "#app/pictures/picture-field.ts";
import "#app/styles/sheets/product.scss";
import type { Route } from "./+types/product.route";
import { Gallery } from "./gallery/gallery.tsx";
import { ModelPlans } from "./model-plans.tsx";
import { ProductBar } from "./product-bar.tsx";
import { ProductFacts } from "./product-facts.tsx";
import { getProductPage } from "./product-page.server.ts";
import { type ProductSection, sectionsOf } from "./product-sections.ts";

export const loader = loadPage(getProductPage);

export default function ProductPage({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation();
  const { model, tagline, facts, space, priceContents, product, images, plans, sheet, body, others } = loaderData;
  const { foundations, options, construction, possibilities, advantages, features, pictures, contact } = product;
  return (
    <>
      <ModelHeader model={model} tagline={tagline} />
      <Gallery pictures={images} label={t("product.gallery", { name: model.name })} />
      <ProductBar model={model} sections={sectionsOf(product)} contactHref={contact.href} />
      <ProductFacts
        measures={model.measures}
        space={space}
        planName={plans.length > 1 ? plans[0]?.name : undefined}
        facts={facts}
      />
      {body && (
        <Section title={t("product.description")} layout="aside">
          <div className="product-description">
            <Prose body={body} />
          </div>
        </Section>
      )}
      <PriceContents {...priceContents} measures={model.measures} />
      <Section title={t("product.layout")} id={t("product.anchors.layout")}>
        <ModelPlans plans={plans} sheet={sheet} />
      </Section>
      {/* A model has either the first three lists or, if bespoke, the last three. */}
      {options && <List name="options" items={options} surface="sand" picture={pictures?.options} />}
      {foundations && <List name="foundations" {...foundations} picture={pictures?.foundations} />}
      {construction && (
        <List name="construction" items={construction} surface="sand" picture={pictures?.construction} />
      )}
      {possibilities && (
        <List name="possibilities" {...possibilities} surface="sand" picture={pictures?.possibilities} />
      )}
      {advantages && <List name="advantages" {...advantages} picture={pictures?.advantages} />}
      {features && <List name="features" {...features} surface="sand" picture={pictures?.features} />}
      <Section title={t("product.others")} intro={t("scale.intro", { height: { metres: personHeight / 1000 } })}>
        <ModelScale models={others} />
      </Section>
      <CallToAction {...contact} />
    </>
  );
}

interface ListProps extends Omit<DefinitionColumnsProps, "title" | "id"> {
  readonly name: ProductSection;
  readonly picture?: Resolved<PictureContent>;
}

/** A list of the page, which the bar leads to, below a picture of what it says. */
function List({ name, picture, ...list }: ListProps) {
  const { t } = useTranslation();
  return (
    <>
      {picture && <Picture {...picture} slot="lead" className="lead-picture model-picture" />}
      <DefinitionColumns title={t(`product.${name}`)} id={t(`product.anchors.${name}`)} {...list} />
    </>
  );
}
