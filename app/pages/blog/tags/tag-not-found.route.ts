import { currentEdition } from "#app/pages/current-page.server.ts";
import type { Route } from "./+types/tag-not-found.route";
import { getTagNotFound } from "./tag-page.server.ts";

/** What a language shows for a tag without a page, a file that `tag.route.tsx` fetches in the browser. */
export function loader(args: Route.LoaderArgs) {
  return Response.json(getTagNotFound(currentEdition(args)));
}
