import { useTranslation } from "react-i18next";
import { BlogNotFound } from "#app/pages/blog/blog-not-found.tsx";
import { currentEdition, findCurrentPage } from "#app/pages/current-page.server.ts";
import { fetchDataFileOnce } from "#app/routing/data-files.ts";
import { patternFromRoot } from "#app/routing/paths.ts";
import { tagIndexPath } from "#app/routing/tag-index.ts";
import { pageMeta } from "#app/seo/page-meta.ts";
import stylesheet from "#app/styles/sheets/blog.scss?url";
import type { Route } from "./+types/tag.route";
import { hasTagPage } from "./has-tag-page.ts";
import { TagList } from "./tag-list.tsx";
import { getTagNotFound, getTagPage, type NoTagPage, type TagIndex, type TagPage } from "./tag-page.server.ts";

export const meta = pageMeta;

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: stylesheet }];

export function loader(args: Route.LoaderArgs): Promise<TagPage> | NoTagPage {
  const context = findCurrentPage(args);
  return context ? getTagPage(context) : getTagNotFound(currentEdition(args));
}

/**
 * Requests the data of existing pages only: a static host has none for the others, and would answer 404. The
 * development server has an answer for all.
 */
export async function clientLoader({
  params,
  pattern,
  serverLoader,
}: Route.ClientLoaderArgs): Promise<TagPage | NoTagPage> {
  if (import.meta.env.DEV) return serverLoader();
  const { totals, notFound } = await fetchDataFileOnce<TagIndex>(tagIndexPath(patternFromRoot(pattern)));
  return hasTagPage(totals, params) ? serverLoader() : { seo: notFound, posts: null };
}

/** The articles with a tag, or a further page of them. */
export default function TagRoute({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation();
  if (loaderData.posts === null) return <BlogNotFound title={t("tag.notFound.title")} text={t("tag.notFound.text")} />;
  return <TagList {...loaderData} />;
}
