import { useTranslation } from "react-i18next";
import { currentEdition, findCurrentPage } from "#app/pages/current-page.server.ts";
import { dataFilePath, fetchDataFileOnce } from "#app/routing/data-files.ts";
import { pageMeta } from "#app/seo/page-meta.ts";
import stylesheet from "#app/styles/sheets/blog.scss?url";
import type { Route } from "./+types/blog-page.route";
import { BlogList } from "./blog-list.tsx";
import { BlogNotFound } from "./blog-not-found.tsx";
import { type BlogPage, getBlogNotFound, getBlogPage, type NoBlogPage } from "./blog-page.server.ts";
import type { BlogPages } from "./blog-pages.route.ts";

export const meta = pageMeta;

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: stylesheet }];

export function loader(args: Route.LoaderArgs): Promise<BlogPage> | NoBlogPage {
  const context = findCurrentPage(args);
  return context ? getBlogPage(context) : getBlogNotFound(currentEdition(args));
}

/**
 * Requests the data of existing pages only: a static host has none for the others, and would answer 404. The
 * development server has an answer for all.
 */
export async function clientLoader({
  params,
  pattern,
  serverLoader,
}: Route.ClientLoaderArgs): Promise<BlogPage | NoBlogPage> {
  if (import.meta.env.DEV) return serverLoader();
  const { total, notFound } = await fetchDataFileOnce<BlogPages>(dataFilePath(pattern, "index.json"));
  const number = Number(params.page);
  const exists = Number.isInteger(number) && number > 1 && number <= total && String(number) === params.page;
  return exists ? serverLoader() : { seo: notFound, posts: null };
}

/** The second page of the list of articles or a later one. */
export default function FurtherBlogPage({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation();
  if (loaderData.posts === null) {
    return <BlogNotFound title={t("blog.notFound.title")} text={t("blog.notFound.text")} />;
  }
  const { number, total } = loaderData;
  return <BlogList {...loaderData} intro={t("blog.position", { number, total })} />;
}
