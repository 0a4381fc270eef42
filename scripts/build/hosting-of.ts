import { readFileSync } from "node:fs";
import { join } from "node:path";
import { defaultLocale } from "#app/i18n/languages.ts";
import type { Site } from "#app/site/site.server.ts";
import { type HostingPlan, planHosting } from "#scripts/build/hosting/hosting-plan.ts";

/**
 * Returns what a host of the built pages has to do. The policy of its answers is the one that every page says of itself,
 * with what only a header can say: who may embed the page.
 *
 * @throws Error when the home page has none.
 */
export function hostingOf(site: Site, client: string): HostingPlan {
  const home = readFileSync(join(client, "index.html"), "utf8");
  const [, policy] = /<meta http-equiv="Content-Security-Policy" content="([^"]*)">/.exec(home) ?? [];
  if (policy === undefined) throw new Error("The home page has no Content-Security-Policy.");
  const { url } = site.edition(defaultLocale).content.site();
  return planHosting(site.paths, url, `${policy}; frame-ancestors 'none'`);
}
