import { useTranslation } from "react-i18next";
import { TextHeader } from "#app/components/headers/text-header.tsx";
import { BlogNotFound } from "#app/pages/blog/blog-not-found.tsx";
import { PagedArticles } from "#app/pages/blog/paged-articles.tsx";
import { loadPageIfFound } from "#app/pages/shared/load-page.server.ts";
import { nullIfMissing } from "#app/routing/null-if-missing.ts";
import { usePaths } from "#app/routing/use-paths.ts";
import "#app/pages/blog/blog.scss";
import type { Route } from "./+types/tag.route";
import { getTagPage } from "./tag-page.server.ts";

export const loader = loadPageIfFound(getTagPage);

/** A static host has no data of tags without a page. */
export function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  return serverLoader().catch(nullIfMissing);
}

/** The articles with a tag, or a further page of them. */
export default function TagPage({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation();
  const pathTo = usePaths();
  if (!loaderData) return <BlogNotFound title={t("tag.notFound.title")} text={t("tag.notFound.text")} />;
  const { heading, slug: tag, count, number, total } = loaderData;
  return (
    <>
      <TextHeader heading={heading} back={{ label: t("post.back"), href: pathTo("blog") }}>
        <span>{t("tag.articles", { count })}</span>
        {number > 1 && <span>{t("blog.position", { number, total })}</span>}
      </TextHeader>
      <PagedArticles
        {...loaderData}
        label={t("tag.pages")}
        hrefOf={(page) => (page === 1 ? pathTo("tag", { tag }) : pathTo("tag-page", { tag, page }))}
      />
    </>
  );
}
