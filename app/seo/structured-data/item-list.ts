import type { ItemListLeaf } from "schema-dts";
import type { PageFacts } from "./page-facts.ts";

/** A page to which a list leads. */
export interface ListedPage {
  readonly name: string;
  /** URL. */
  readonly url: string;
}

/** Returns the list of a page: models, articles or stories, in the order of the page. */
export function describeList({ url, plain }: PageFacts, items: readonly ListedPage[]): ItemListLeaf {
  return {
    "@type": "ItemList",
    "@id": `${url}#list`,
    numberOfItems: items.length,
    itemListElement: items.map((item, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: plain(item.name),
      url: item.url,
    })),
  };
}
