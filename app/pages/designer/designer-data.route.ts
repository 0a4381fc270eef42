import { patternFromRoot } from "#app/routing/paths.ts";
import { site } from "#app/site/current-site.server.ts";
import type { Route } from "./+types/designer-data.route";
import { getDesignerData } from "./designer-data.server.ts";

/** What the designer of a language needs, a file that it fetches when it is opened. */
export async function loader({ pattern }: Route.LoaderArgs) {
  return Response.json(await getDesignerData(site, site.paths.localeOf(patternFromRoot(pattern))));
}
