import { currentEdition } from "#app/pages/current-page.server.ts";
import type { Route } from "./+types/post-slugs.route";
import { getPostIndex } from "./post-slugs.server.ts";

/** The index of the articles of one language, a file that `post.route.tsx` fetches in the browser. */
export function loader(args: Route.LoaderArgs) {
  return Response.json(getPostIndex(currentEdition(args)));
}
