import { currentEdition } from "#app/pages/current-page.server.ts";
import type { Route } from "./+types/post-slugs-part.route";
import { getPostIndexPart } from "./post-slugs.server.ts";

/** One of the files over which the index of many articles is spread: `blog/index/3.json`. */
export function loader(args: Route.LoaderArgs) {
  return Response.json(getPostIndexPart(currentEdition(args), Number.parseInt(args.params.part, 10)));
}
