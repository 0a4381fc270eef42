import { useTranslation } from "react-i18next";
import { ArticleCard } from "./article-card.tsx";
import type { PostSummary } from "./post-summary.server.ts";

/** All articles, the newest first. */
export function ArticleList({ posts }: { posts: readonly PostSummary[] }) {
  const { t } = useTranslation();
  return (
    <ul className="article-list" aria-label={t("blog.articles")}>
      {posts.map((post, index) => (
        <li className="article-list__item" key={post.href}>
          <ArticleCard post={post} first={index === 0} slot="articleThree" />
        </li>
      ))}
    </ul>
  );
}
