import type { OfferLeaf, ProductLeaf, QuantitativeValueLeaf, UnitPriceSpecificationLeaf } from "schema-dts";
import type { SiteData } from "#app/content/schemas/site.ts";
import { nameOrganization, type PageFacts, pictureUrls, type Subject } from "./page-facts.ts";

const currency = "EUR";

/** Codes of UN/CEFACT. */
const metre = "MTR";
const squareMetre = "MTK";

/**
 * Returns a model, the same on each of its pages. Without a setting of taxes it has no price: search engines would show
 * one without saying what it includes.
 */
export function describeModel(facts: PageFacts, { model, pictures }: Subject<"model">): ProductLeaf {
  const { site, description, surfaceName } = facts;
  const { name, productHref, measures } = model;
  const url = site.url + productHref;
  return {
    "@type": "Product",
    "@id": `${url}#product`,
    name,
    description,
    url,
    image: pictureUrls(facts, pictures),
    brand: { "@type": "Brand", name: site.brand },
    manufacturer: nameOrganization(site),
    ...(measures && {
      depth: quantity(measures.length, metre),
      width: quantity(measures.width, metre),
      additionalProperty: {
        "@type": "PropertyValue",
        name: surfaceName,
        value: measures.surface,
        unitCode: squareMetre,
      },
    }),
    ...(site.vat.prices !== "unset" && { offers: describeOffer(site, site.vat.prices === "included", url, measures) }),
  };
}

function describeOffer(
  site: SiteData,
  taxesIncluded: boolean,
  url: string,
  measures: Subject<"model">["model"]["measures"],
) {
  const perMetre: UnitPriceSpecificationLeaf = {
    "@type": "UnitPriceSpecification",
    price: site.precio.metro,
    priceCurrency: currency,
    valueAddedTaxIncluded: taxesIncluded,
    referenceQuantity: quantity(1, squareMetre),
  };
  const offer: OfferLeaf = {
    "@type": "Offer",
    url,
    seller: nameOrganization(site),
    ...(measures && { price: measures.price, priceCurrency: currency }),
    priceSpecification: measures
      ? [
          {
            "@type": "PriceSpecification",
            price: measures.price,
            priceCurrency: currency,
            valueAddedTaxIncluded: taxesIncluded,
          },
          perMetre,
        ]
      : perMetre,
  };
  return offer;
}

function quantity(value: number, unitCode: string): QuantitativeValueLeaf {
  return { "@type": "QuantitativeValue", value, unitCode };
}
