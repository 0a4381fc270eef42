import { localeOfPath } from "#app/routing/all-paths.server.ts";
import type { Route } from "./+types/unknown-data.route";
import { getUnknownPage } from "./unknown.server.ts";

/** What unknown addresses of a language show, as a file that `unknown.tsx` fetches in the browser. */
export async function loader({ url }: Route.LoaderArgs) {
  return Response.json(await getUnknownPage(localeOfPath(url.pathname)));
}
