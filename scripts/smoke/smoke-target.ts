import type { Settings } from "#app/integrations/settings.ts";
import type { AskSite } from "./ask-site.ts";
import type { ExpectedSite } from "./expected-site.ts";

/** A deployed site and what it should be. */
export interface SmokeTarget {
  /** Origin of the deployed site, without a slash: `https://www.mod.es`. */
  readonly origin: string;
  /** Where the pages say that they are, in links for search engines; another one while a copy is tried. */
  readonly siteUrl: string;
  readonly expected: ExpectedSite;
  /** Where the services are. */
  readonly settings: Settings;
  readonly ask: AskSite;
}
