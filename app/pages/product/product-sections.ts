import type { Composition } from "#app/pages/models/compositions/describe-composition.ts";
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

interface ProductList {
  readonly name: ProductSection;
  readonly picture: NonNullable<ProductPage["product"]["pictures"]>["options"];
  readonly intro?: string;
  readonly items: readonly { readonly name: string; readonly text: string; readonly composition?: Composition }[];
}

/** Returns the lists that a product page has, each with its picture: they depend on the model's kind. */
export function listsOf({ pictures, ...product }: ProductPage["product"]): ProductList[] {
  return productSections
    .filter((name) => name !== "contents" && name !== "layout")
    .flatMap((name) => {
      const list = product[name];
      if (!list) return [];
      return [{ name, picture: pictures?.[name], ...("items" in list ? list : { items: list }) }];
    });
}
