import { notFoundSeo } from "#app/content/queries/posts.server.ts";
import { getSlugs } from "#app/content/slugs.server.ts";
import { localeOfPath } from "#app/routing/all-paths.server.ts";
import type { PostIndex } from "#app/routing/post-index.ts";
import type { Route } from "./+types/post-slugs";

/** The index of the articles of one language, a file that `post.tsx` fetches in the browser. */
export function loader({ url }: Route.LoaderArgs) {
  const locale = localeOfPath(url.pathname);
  return Response.json({
    slugs: getSlugs("blog", locale).map(({ slug }) => slug),
    notFound: notFoundSeo(locale),
  } satisfies PostIndex);
}
