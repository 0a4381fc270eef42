import { useTranslation } from "react-i18next";
import { ArticleCard } from "./article-card.tsx";
import type { PostSummary } from "./post-summary.server.ts";

export interface ArticleListProps {
  readonly posts: readonly PostSummary[];
  /** Shows the first article large, above the grid of the others. */
  readonly lead?: boolean;
}

/** Articles, the newest first. */
export function ArticleList({ posts, lead = false }: ArticleListProps) {
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
