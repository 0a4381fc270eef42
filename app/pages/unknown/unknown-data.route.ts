import { currentHomeEdition } from "#app/pages/shared/load-page.server.ts";
import type { Route } from "./+types/unknown-data.route";
import { getUnknownPage } from "./unknown.server.ts";

/** The data of the page for unknown paths of a language, a file that `unknown.route.tsx` fetches in the browser. */
export async function loader(args: Route.LoaderArgs) {
  return Response.json(await getUnknownPage(currentHomeEdition(args)));
}
