import type { ItemListLeaf } from "schema-dts";
import type { PageFacts } from "./page-facts.ts";
import type { Subject } from "./page-subject.ts";

/** Returns the list of a page: models, articles or stories, in the order of the page. */
export function describeList({ site, url, plain }: PageFacts, { items }: Subject<"list">): ItemListLeaf {
  return {
    "@type": "ItemList",
    "@id": `${url}#list`,
    numberOfItems: items.length,
    itemListElement: items.map((item, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: plain(item.name),
      url: site.url + item.href,
    })),
  };
}
