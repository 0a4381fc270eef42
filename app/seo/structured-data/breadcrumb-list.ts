import type { BreadcrumbListLeaf } from "schema-dts";
import type { ListedPage } from "./item-list.ts";
import type { PageFacts } from "./page-facts.ts";

/** Returns the way from the home page to a page, as the page shows it above its heading. */
export function describeTrail({ url, plain }: PageFacts, trail: readonly ListedPage[]): BreadcrumbListLeaf {
  return {
    "@type": "BreadcrumbList",
    "@id": `${url}#breadcrumbs`,
    itemListElement: trail.map((page, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: plain(page.name),
      item: page.url,
    })),
  };
}
