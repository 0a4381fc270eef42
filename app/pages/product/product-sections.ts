import type { ProductPage } from "./product-page.server.ts";

/**
 * The sections that the bar of a product page leads to, in the order of the page: their titles are the strings
 * `product.…`, their ids `product.anchors.…`.
 */
export const productSections = [
  "contents",
  "layout",
  "possibilities",
  "advantages",
  "features",
  "options",
  "foundations",
  "construction",
] as const;

export type ProductSection = (typeof productSections)[number];

/** Returns the lists that a product page has, each with its picture: they depend on the model's kind. */
export function listsOf({ pictures, ...product }: ProductPage["product"]) {
  return productSections
    .filter((name) => name !== "contents" && name !== "layout")
    .flatMap((name) => {
      const list = product[name];
      if (!list) return [];
      return [{ name, picture: pictures?.[name], ...("items" in list ? list : { items: list }) }];
    });
}
