import { currentEdition } from "#app/pages/current-page.server.ts";
import type { Seo } from "#app/seo/seo.ts";
import type { Route } from "./+types/blog-pages.route";
import { countBlogPages, getBlogNotFound } from "./blog-page.server.ts";

/** What the browser needs before it requests a further page of the list. */
export interface BlogPages {
  readonly total: number;
  /** The head of the page for a number that none has. */
  readonly notFound: Seo;
}

/** How many pages the list of one language has, a file that `blog-page.route.tsx` fetches in the browser. */
export function loader(args: Route.LoaderArgs) {
  const edition = currentEdition(args);
  return Response.json({
    total: countBlogPages(edition),
    notFound: getBlogNotFound(edition).seo,
  } satisfies BlogPages);
}
