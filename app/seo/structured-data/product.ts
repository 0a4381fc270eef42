import type { OfferLeaf, ProductLeaf, QuantitativeValueLeaf, UnitPriceSpecificationLeaf } from "schema-dts";
import type { SiteData } from "#app/content/schemas/site.ts";
import { nameOrganization } from "./organization.ts";
import type { PageFacts } from "./page-facts.ts";

/** A model, for search engines. */
export interface DescribedModel {
  readonly name: string;
  /** URL of its detailed page. */
  readonly url: string;
  /** URLs. */
  readonly images: readonly string[];
  /** Metres, square metres and euros; null for the bespoke model, which has none. */
  readonly measures: {
    readonly length: number;
    readonly width: number;
    readonly surface: number;
    readonly price: number;
  } | null;
}

const currency = "EUR";

/** Codes of UN/CEFACT. */
const metre = "MTR";
const squareMetre = "MTK";

/**
 * Returns a model, the same on each of its pages. Without a setting of taxes it has no price: search engines would show
 * one without saying what it includes.
 */
export function describeModel(
  { site, description }: PageFacts,
  surfaceName: string,
  model: DescribedModel,
): ProductLeaf {
  const { name, url, images, measures } = model;
  return {
    "@type": "Product",
    "@id": `${url}#product`,
    name,
    description,
    url,
    image: images,
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
    ...(site.vat.prices !== "unset" && { offers: describeOffer(site, site.vat.prices === "included", model) }),
  };
}

function describeOffer(site: SiteData, taxesIncluded: boolean, { url, measures }: DescribedModel) {
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
