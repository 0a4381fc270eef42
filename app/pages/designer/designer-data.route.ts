import { patternFromRoot } from "#app/routing/paths.ts";
import { site } from "#app/site/current-site.server.ts";
import type { Route } from "./+types/designer-data.route";
import { getDesignerData } from "./designer-data.server.ts";

/** Returns the data of the designer in a language: a file that the designer fetches when it is opened. */
export async function loader({ pattern }: Route.LoaderArgs) {
  return Response.json(await getDesignerData(site, site.paths.localeOf(patternFromRoot(pattern))));
}
