import { useTranslation } from "react-i18next";
import { PageHeader } from "#app/components/headers/page-header.tsx";
import { Section } from "#app/components/section/section.tsx";
import { ModelScale } from "#app/pages/models/model-scale.tsx";
import { loadPageIfFound } from "#app/pages/shared/load-page.server.ts";
import { nullIfMissing } from "#app/routing/null-if-missing.ts";
import { usePaths } from "#app/routing/use-paths.ts";
import "./blog.scss";
import type { Route } from "./+types/blog.route";
import { BlogNotFound } from "./blog-not-found.tsx";
import { getBlogPage } from "./list-page.server.ts";
import { PagedArticles } from "./paged-articles.tsx";

export const loader = loadPageIfFound(getBlogPage);

/** A static host has no data of pages that the list does not have. */
export function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  return serverLoader().catch(nullIfMissing);
}

/** The list of articles, or a further page of it. */
export default function BlogPage({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation();
  const pathTo = usePaths();
  if (!loaderData) {
    return <BlogNotFound title={t("blog.notFound.title")} text={t("blog.notFound.text")} />;
  }
  const { page, models, number, total } = loaderData;
  const intro = number === 1 ? page.intro : t("blog.position", { number, total });
  return (
    <>
      <PageHeader eyebrow={page.eyebrow} heading={page.heading} intro={intro} size="medium" />
      <PagedArticles
        {...loaderData}
        label={t("blog.pages")}
        hrefOf={(page) => (page === 1 ? pathTo("blog") : pathTo("blog-page", { page }))}
      />
      <Section {...page.models} surface="sand">
        <ModelScale models={models} />
      </Section>
    </>
  );
}
