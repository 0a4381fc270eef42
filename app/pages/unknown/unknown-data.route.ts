import { currentEdition } from "#app/pages/current-page.server.ts";
import type { Route } from "./+types/unknown-data.route";
import { getUnknownPage } from "./unknown.server.ts";

/** What unknown addresses of a language show, as a file that `unknown.tsx` fetches in the browser. */
export async function loader(args: Route.LoaderArgs) {
  return Response.json(await getUnknownPage(currentEdition(args)));
}
