import { Section } from "#app/components/section/section.tsx";
import { ArticleList, type ArticleListProps } from "./article-list.tsx";
import { Pager, type PagerProps } from "./pager/pager.tsx";

export interface PagedArticlesProps extends ArticleListProps, Omit<PagerProps, "current"> {
  /** Which page of the list this is, from 1. */
  readonly number: number;
}

/** A page of a list of articles, with the way to the others where it takes several. */
export function PagedArticles({ posts, lead, number, total, hrefOf, label }: PagedArticlesProps) {
  return (
    <Section>
      <ArticleList posts={posts} lead={lead} />
      {total > 1 && <Pager current={number} total={total} hrefOf={hrefOf} label={label} />}
    </Section>
  );
}
