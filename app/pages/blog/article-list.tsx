import { useTranslation } from "react-i18next";
import { ArticleCard } from "./article-card.tsx";
import type { PostSummary } from "./posts.server.ts";

/** All articles: the newest across the page, the others below it in two columns. */
export function ArticleList({ posts }: { posts: readonly PostSummary[] }) {
  const { t } = useTranslation();
  return (
    <ul className="article-list" aria-label={t("blog.articles")}>
      {posts.map((post, index) => (
        <li className={index === 0 ? "article-list__first" : undefined} key={post.href}>
          <ArticleCard post={post} featured={index === 0} />
        </li>
      ))}
    </ul>
  );
}
