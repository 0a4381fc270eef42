import type { ProductPage } from "./product-page.server.ts";

/**
 * The sections that the bar of a product page leads to, in the order of the page: their titles are the strings
 * `product.…`, their ids `product.anchors.…`.
 */
export const productSections = [
  "layout",
  "options",
  "foundations",
  "construction",
  "possibilities",
  "advantages",
  "features",
] as const;

export type ProductSection = (typeof productSections)[number];

/** Returns the sections that a product page has: every one has plans, the rest depends on the model's kind. */
export function sectionsOf(product: ProductPage["product"]): ProductSection[] {
  return productSections.filter((name) => name === "layout" || product[name] !== undefined);
}
