import { currentPage } from "#app/pages/current-page.server.ts";
import { pageMeta } from "#app/seo/page-meta.ts";
import stylesheet from "#app/styles/sheets/blog.scss?url";
import type { Route } from "./+types/blog.route";
import { BlogList } from "./blog-list.tsx";
import { getBlogPage } from "./blog-page.server.ts";

export const meta = pageMeta;

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: stylesheet }];

export function loader(args: Route.LoaderArgs) {
  return getBlogPage(currentPage(args));
}

export default function BlogPage({ loaderData }: Route.ComponentProps) {
  return <BlogList {...loaderData} intro={loaderData.page.intro} />;
}
