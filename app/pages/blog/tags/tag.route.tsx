import { useTranslation } from "react-i18next";
import { BlogNotFound } from "#app/pages/blog/blog-not-found.tsx";
import { findCurrentPage } from "#app/pages/current-page.server.ts";
import { nullIfMissing } from "#app/routing/data-files.ts";
import { pageMeta } from "#app/seo/page-meta.ts";
import stylesheet from "#app/styles/sheets/blog.scss?url";
import type { Route } from "./+types/tag.route";
import { TagList } from "./tag-list.tsx";
import { getTagPage } from "./tag-page.server.ts";

export const meta = pageMeta;

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: stylesheet }];

export async function loader(args: Route.LoaderArgs) {
  const context = findCurrentPage(args);
  return context ? getTagPage(context) : null;
}

/** A static host has no data of tags without a page. */
export function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  return serverLoader().catch(nullIfMissing);
}

/** The articles with a tag, or a further page of them. */
export default function TagRoute({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation();
  if (!loaderData) return <BlogNotFound title={t("tag.notFound.title")} text={t("tag.notFound.text")} />;
  return <TagList {...loaderData} />;
}
