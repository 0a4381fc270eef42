import { openSite } from "#app/site/site.server.ts";
import { siteRoutes } from "#app/site/site-routes.server.ts";

/**
 * Whether a development server can begin on the site in a folder. Without the words of the paths or the settings there
 * is no page, and React Router would end the process.
 */
export function canShowSite(root: string): boolean {
  try {
    const site = openSite(root, { developing: true });
    siteRoutes(site);
    return site.files.site().ok;
  } catch {
    // What is wrong with the files, the check says.
    return false;
  }
}
