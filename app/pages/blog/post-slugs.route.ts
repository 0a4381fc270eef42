import { localeOfPath } from "#app/routing/all-paths.server.ts";
import { getSlugs } from "#app/routing/slugs.server.ts";
import type { Route } from "./+types/post-slugs.route";
import type { PostIndex } from "./post-index.ts";
import { notFoundSeo } from "./posts.server.ts";

/** The index of the articles of one language, a file that `post.tsx` fetches in the browser. */
export function loader({ url }: Route.LoaderArgs) {
  const locale = localeOfPath(url.pathname);
  return Response.json({
    slugs: getSlugs("blog", locale).map(({ slug }) => slug),
    notFound: notFoundSeo(locale),
  } satisfies PostIndex);
}
