import { currentEdition } from "#app/pages/current-page.server.ts";
import type { Route } from "./+types/blog-page-not-found.route";
import { getBlogNotFound } from "./blog-page.server.ts";

/** What a language shows for a page that its list does not have, a file that `blog-page.route.tsx` fetches. */
export function loader(args: Route.LoaderArgs) {
  return Response.json(getBlogNotFound(currentEdition(args)));
}
