import { Fragment } from "react";
import { useTranslation } from "react-i18next";
import { CallToAction } from "#app/components/call-to-action/call-to-action.tsx";
import { DefinitionColumns } from "#app/components/lists/definition-columns.tsx";
import { Prose } from "#app/components/prose/prose.tsx";
import { Section } from "#app/components/section/section.tsx";
import { personHeight } from "#app/floor-plan/building-heights.ts";
import { ModelHeader } from "#app/pages/models/model-header.tsx";
import { ModelScale } from "#app/pages/models/model-scale.tsx";
import { loadPage } from "#app/pages/shared/load-page.server.ts";
import { Picture } from "#app/pictures/picture.tsx";
import "./styles.scss";
import { CompositionDrawing } from "#app/pages/models/compositions/composition-drawing.tsx";
import type { Route } from "./+types/product.route";
import { Gallery } from "./gallery/gallery.tsx";
import { ModelPlans } from "./model-plans.tsx";
import { PicturedOptions } from "./pictured-options.tsx";
import { PriceContents } from "./price-contents/price-contents.tsx";
import { ProductBar } from "./product-bar.tsx";
import { ProductFacts } from "./product-facts.tsx";
import { getProductPage } from "./product-page.server.ts";
import { listsOf } from "./product-sections.ts";

export const loader = loadPage(getProductPage);

export default function ProductPage({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation();
  const { model, tagline, facts, space, priceContents, product, images, pictured, plans, sheet, body, others } =
    loaderData;
  const lists = listsOf(product);
  return (
    <>
      <ModelHeader
        model={model}
        tagline={tagline}
        contentsHref={priceContents && `#${t("product.anchors.contents")}`}
      />
      <Gallery pictures={images} label={t("product.gallery", { name: model.name })} />
      <PicturedOptions names={pictured} />
      <ProductBar
        model={model}
        sections={[...(priceContents ? (["contents"] as const) : []), "layout", ...lists.map(({ name }) => name)]}
        contactHref={product.contact.href}
      />
      <ProductFacts
        measures={model.measures}
        space={space}
        planName={plans.length > 1 ? plans[0]?.name : undefined}
        facts={facts}
      />
      {priceContents && <PriceContents {...priceContents} measures={model.measures} />}
      {body && (
        <Section title={t("product.description")} layout="aside">
          <div className="product-description">
            <Prose body={body} />
          </div>
        </Section>
      )}
      <Section title={t("product.layout")} id={t("product.anchors.layout")}>
        <ModelPlans plans={plans} sheet={sheet} />
      </Section>
      {lists.map(({ name, picture, ...list }, index) => (
        <Fragment key={name}>
          {picture && <Picture {...picture} slot="lead" className="lead-picture model-picture not-printed" />}
          <DefinitionColumns
            {...list}
            items={list.items.map(({ composition, ...item }) => ({
              ...item,
              drawing: composition && <CompositionDrawing {...composition} />,
            }))}
            title={t(`product.${name}`)}
            id={t(`product.anchors.${name}`)}
            {...(index % 2 === 0 ? { surface: "sand" } : { layout: "aside" })}
          />
        </Fragment>
      ))}
      <Section title={t("product.others")} intro={t("scale.intro", { height: { metres: personHeight / 1000 } })}>
        <ModelScale models={others} />
      </Section>
      <CallToAction {...product.contact} />
    </>
  );
}
