import { useTranslation } from "react-i18next";
import { findCurrentPage } from "#app/pages/current-page.server.ts";
import { nullIfMissing } from "#app/routing/data-files.ts";
import { pageMeta } from "#app/seo/page-meta.ts";
import stylesheet from "#app/styles/sheets/blog.scss?url";
import type { Route } from "./+types/blog-page.route";
import { BlogList } from "./blog-list.tsx";
import { BlogNotFound } from "./blog-not-found.tsx";
import { getBlogPage } from "./blog-page.server.ts";

export const meta = pageMeta;

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: stylesheet }];

export async function loader(args: Route.LoaderArgs) {
  const context = findCurrentPage(args);
  return context ? getBlogPage(context) : null;
}

/** A static host has no data of pages that the list does not have. */
export function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  return serverLoader().catch(nullIfMissing);
}

/** The second page of the list of articles or a later one. */
export default function FurtherBlogPage({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation();
  if (!loaderData) {
    return <BlogNotFound title={t("blog.notFound.title")} text={t("blog.notFound.text")} />;
  }
  const { number, total } = loaderData;
  return <BlogList {...loaderData} intro={t("blog.position", { number, total })} />;
}
