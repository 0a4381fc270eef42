import { currentEdition } from "#app/pages/current-page.server.ts";
import type { Route } from "./+types/tag-index.route";
import { getTagIndex } from "./tag-page.server.ts";

/** The tags of one language that have a page, a file that `tag.route.tsx` fetches in the browser. */
export function loader(args: Route.LoaderArgs) {
  return Response.json(getTagIndex(currentEdition(args)));
}
