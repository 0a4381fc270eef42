import { useTranslation } from "react-i18next";
import { BlogNotFound } from "#app/pages/blog/blog-not-found.tsx";
import { currentEdition, findCurrentPage } from "#app/pages/current-page.server.ts";
import { dataFilePath, insteadOfMissing } from "#app/routing/data-files.ts";
import { pageMeta } from "#app/seo/page-meta.ts";
import stylesheet from "#app/styles/sheets/blog.scss?url";
import type { Route } from "./+types/tag.route";
import { TagList } from "./tag-list.tsx";
import { getTagNotFound, getTagPage, type NoTagPage, type TagPage } from "./tag-page.server.ts";

export const meta = pageMeta;

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: stylesheet }];

export function loader(args: Route.LoaderArgs): Promise<TagPage> | NoTagPage {
  const context = findCurrentPage(args);
  return context ? getTagPage(context) : getTagNotFound(currentEdition(args));
}

/** A static host has no data of tags without a page: one file says so for all of them. */
export function clientLoader({ pattern, serverLoader }: Route.ClientLoaderArgs): Promise<TagPage | NoTagPage> {
  return serverLoader().catch(
    insteadOfMissing<NoTagPage>(dataFilePath(pattern.replace(/:tag.*$/, ":tag"), "404.json")),
  );
}

/** The articles with a tag, or a further page of them. */
export default function TagRoute({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation();
  if (loaderData.posts === null) return <BlogNotFound title={t("tag.notFound.title")} text={t("tag.notFound.text")} />;
  return <TagList {...loaderData} />;
}
