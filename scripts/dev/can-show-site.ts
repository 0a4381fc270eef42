import { openSite } from "#app/site/site.server.ts";
import { siteRoutes } from "#app/site/site-routes.server.ts";

/**
 * Whether a development server can start with the site in a folder. Without settings or the words of its paths the site
 * has no page, and React Router would end the process.
 */
export function canShowSite(root: string): boolean {
  try {
    const site = openSite(root, { developing: true });
    siteRoutes(site);
    return site.files.data("site").ok;
  } catch {
    // The check reports what is wrong with the files.
    return false;
  }
}
