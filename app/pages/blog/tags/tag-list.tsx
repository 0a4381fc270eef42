import { useTranslation } from "react-i18next";
import { TextHeader } from "#app/components/headers/text-header.tsx";
import { Section } from "#app/components/section/section.tsx";
import { ArticleList } from "#app/pages/blog/article-list.tsx";
import { Pager } from "#app/pages/blog/pager/pager.tsx";
import { usePaths } from "#app/routing/use-paths.ts";
import type { TagPage } from "./tag-page.server.ts";

/** A page of the articles with a tag, with the way to the others where it takes several. */
export function TagList({ heading, slug, posts, count, number, total }: TagPage) {
  const { t } = useTranslation();
  const pathTo = usePaths();
  return (
    <>
      <TextHeader heading={heading} back={{ label: t("post.back"), href: pathTo("blog") }}>
        <span>{t("tag.articles", { count })}</span>
        {number > 1 && <span>{t("blog.position", { number, total })}</span>}
      </TextHeader>
      <Section>
        <ArticleList posts={posts} />
        {total > 1 && (
          <Pager
            label={t("tag.pages")}
            current={number}
            total={total}
            hrefOf={(page) => (page === 1 ? pathTo("tag", { tag: slug }) : pathTo("tag-page", { tag: slug, page }))}
          />
        )}
      </Section>
    </>
  );
}
