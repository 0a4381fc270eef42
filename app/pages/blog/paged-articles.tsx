import { useTranslation } from "react-i18next";
import { Section } from "#app/components/section/section.tsx";
import { ArticleCard } from "./article-card.tsx";
import { Pager, type PagerProps } from "./pager/pager.tsx";
import type { PostSummary } from "./post-summary.server.ts";

interface ArticleListProps {
  readonly posts: readonly PostSummary[];
  /** Shows the first article large, above the grid of the others. */
  readonly lead?: boolean;
}

/** Articles, the newest first. */
function ArticleList({ posts, lead = false }: ArticleListProps) {
  const { t } = useTranslation();
  // Two cards below the lead are wider than three: see _article-list.scss.
  const otherSlot = lead && posts.length < 4 ? "article" : "articleThree";
  return (
    <ul className={lead ? "article-list article-list--led" : "article-list"} aria-label={t("blog.articles")}>
      {posts.map((post, index) => (
        <li className="article-list__item" key={post.href}>
          <ArticleCard post={post} first={index === 0} slot={lead && index === 0 ? "articleLead" : otherSlot} />
        </li>
      ))}
    </ul>
  );
}

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
