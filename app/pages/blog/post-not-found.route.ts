import { currentEdition } from "#app/pages/current-page.server.ts";
import type { Route } from "./+types/post-not-found.route";
import { getPostNotFound } from "./posts.server.ts";

/** What a language shows for an article that does not exist, a file that `post.route.tsx` fetches in the browser. */
export function loader(args: Route.LoaderArgs) {
  return Response.json(getPostNotFound(currentEdition(args)));
}
