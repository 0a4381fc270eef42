import { getUnknownPage } from "#app/content/queries/unknown.server.ts";
import { localeOfPath } from "#app/routing/all-paths.server.ts";
import type { Route } from "./+types/unknown-data";

/** What unknown addresses of a language show, as a file that `unknown.tsx` fetches in the browser. */
export async function loader({ url }: Route.LoaderArgs) {
  return Response.json(await getUnknownPage(localeOfPath(url.pathname)));
}
