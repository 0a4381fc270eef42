import type { ProductPage } from "./product-page.server.ts";

/** The sections that the bar of a product page leads to, in the order of the page: keys of their titles and ids. */
export const productSections = {
  layout: { title: "product.layout", anchor: "product.anchors.layout" },
  options: { title: "product.options", anchor: "product.anchors.options" },
  foundations: { title: "product.foundations", anchor: "product.anchors.foundations" },
  construction: { title: "product.construction", anchor: "product.anchors.construction" },
  possibilities: { title: "product.possibilities", anchor: "product.anchors.possibilities" },
  advantages: { title: "product.advantages", anchor: "product.anchors.advantages" },
  features: { title: "product.features", anchor: "product.anchors.features" },
} as const;
export type ProductSection = keyof typeof productSections;

const names = Object.keys(productSections) as ProductSection[];

/** Returns the sections that a product page has: every one has plans, the rest depends on the model's kind. */
export function sectionsOf(product: ProductPage["product"]): ProductSection[] {
  return names.filter((name) => name === "layout" || product[name] !== undefined);
}
