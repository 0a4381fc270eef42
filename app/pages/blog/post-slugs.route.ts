import { currentEdition } from "#app/pages/current-page.server.ts";
import type { Route } from "./+types/post-slugs.route";
import type { PostIndex } from "./post-index.ts";
import { notFoundSeo } from "./posts.server.ts";

/** The index of the articles of one language, a file that `post.route.tsx` fetches in the browser. */
export function loader(args: Route.LoaderArgs) {
  const edition = currentEdition(args);
  return Response.json({
    slugs: edition.content.entries("blog").map(({ slug }) => slug),
    notFound: notFoundSeo(edition),
  } satisfies PostIndex);
}
