import { useTranslation } from "react-i18next";
import { PageHeader } from "#app/components/headers/page-header.tsx";
import { Section } from "#app/components/section/section.tsx";
import { usePaths } from "#app/routing/use-paths.ts";
import { ArticleList } from "./article-list.tsx";
import type { BlogPage } from "./blog-page.server.ts";
import { Pager } from "./pager/pager.tsx";

export interface BlogListProps extends Pick<BlogPage, "page" | "posts" | "number" | "total"> {
  /** Words beside the heading. */
  readonly intro: string;
}

/** A page of the list of articles, with the way to the others where it takes several. */
export function BlogList({ page, posts, number, total, intro }: BlogListProps) {
  const { t } = useTranslation();
  const pathTo = usePaths();
  return (
    <>
      <PageHeader eyebrow={page.eyebrow} heading={page.heading} intro={intro} size="medium" />
      <Section>
        <ArticleList posts={posts} lead={number === 1} />
        {total > 1 && (
          <Pager
            label={t("blog.pages")}
            current={number}
            total={total}
            hrefOf={(page) => (page === 1 ? pathTo("blog") : pathTo("blog-page", { page }))}
          />
        )}
      </Section>
    </>
  );
}
