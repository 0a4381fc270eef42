import { useTranslation } from "react-i18next";
import { currentEdition, findCurrentPage } from "#app/pages/current-page.server.ts";
import { dataFilePath, insteadOfMissing } from "#app/routing/data-files.ts";
import { pageMeta } from "#app/seo/page-meta.ts";
import stylesheet from "#app/styles/sheets/blog.scss?url";
import type { Route } from "./+types/blog-page.route";
import { BlogList } from "./blog-list.tsx";
import { BlogNotFound } from "./blog-not-found.tsx";
import { type BlogPage, getBlogNotFound, getBlogPage, type NoBlogPage } from "./blog-page.server.ts";

export const meta = pageMeta;

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: stylesheet }];

export function loader(args: Route.LoaderArgs): Promise<BlogPage> | NoBlogPage {
  const context = findCurrentPage(args);
  return context ? getBlogPage(context) : getBlogNotFound(currentEdition(args));
}

/** A static host has no data of pages that the list does not have: one file says so for all of them. */
export function clientLoader({ pattern, serverLoader }: Route.ClientLoaderArgs): Promise<BlogPage | NoBlogPage> {
  return serverLoader().catch(insteadOfMissing<NoBlogPage>(dataFilePath(pattern, "404.json")));
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
