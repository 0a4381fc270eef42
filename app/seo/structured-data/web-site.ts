import type { WebSiteLeaf } from "schema-dts";
import { nameOrganization } from "./organization.ts";
import type { PageFacts } from "./page-facts.ts";

/**
 * Returns the site as its home page describes it.
 *
 * @param languages Those in which the home page is translated.
 */
export function describeWebSite({ site, description }: PageFacts, languages: readonly string[]): WebSiteLeaf {
  const { "@id": id } = nameOrganization(site);
  return {
    "@type": "WebSite",
    "@id": `${site.url}/#website`,
    name: site.brand,
    url: `${site.url}/`,
    description,
    inLanguage: languages,
    publisher: { "@id": id },
  };
}
