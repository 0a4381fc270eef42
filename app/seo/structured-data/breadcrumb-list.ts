import type { BreadcrumbListLeaf } from "schema-dts";
import type { Trail } from "#app/routing/trail.ts";
import type { PageFacts } from "./page-facts.ts";

/** Returns the way from the home page to a page, as the page shows it above its heading. */
export function describeTrail({ site, url, plain }: PageFacts, trail: Trail): BreadcrumbListLeaf {
  return {
    "@type": "BreadcrumbList",
    "@id": `${url}#breadcrumbs`,
    itemListElement: trail.map((page, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: plain(page.name),
      item: site.url + page.href,
    })),
  };
}
