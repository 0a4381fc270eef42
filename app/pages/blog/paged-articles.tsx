import { CardGrid } from "#app/components/cards/card-grid.tsx";
import { Section } from "#app/components/section/section.tsx";
import { ArticleCard } from "./article-card.tsx";
import { Pager, type PagerProps } from "./pager/pager.tsx";
import type { PostSummary } from "./post-summary.server.ts";

export interface PagedArticlesProps extends Omit<PagerProps, "current"> {
  /** The newest first. */
  readonly posts: readonly PostSummary[];
  /** Which page of the list this is, from 1. */
  readonly number: number;
}

/** A page of a list of articles, with the way to the others where it takes several. */
export function PagedArticles({ posts, number, total, hrefOf, label }: PagedArticlesProps) {
  return (
    <Section>
      <CardGrid columns={3}>
        {posts.map((post, index) => (
          <ArticleCard post={post} first={index === 0} slot="cardThree" key={post.href} />
        ))}
      </CardGrid>
      {total > 1 && <Pager current={number} total={total} hrefOf={hrefOf} label={label} />}
    </Section>
  );
}
