import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { Icon } from "#app/components/icon/icon.tsx";
import { Picture } from "#app/pictures/picture.tsx";
import { PostFacts } from "./post-facts.tsx";
import type { PostSummary } from "./post-summary.server.ts";

export interface ArticleCardProps {
  readonly post: PostSummary;
  /** One below the level of the heading above the card. */
  readonly level?: 2 | 3;
  /** For the first article of a page, whose picture is visible at once: loads it first. */
  readonly first?: boolean;
  /** Depends on the columns of the list; two by default. */
  readonly slot?: "cardTwo" | "cardThree";
}

/** An article in a list. The title is its only link and covers the whole card. */
export function ArticleCard({ post, level = 2, first = false, slot = "cardTwo" }: ArticleCardProps) {
  const { t } = useTranslation();
  const Heading = `h${level}` as const;
  return (
    <article className="article-card">
      <Picture {...post.image} slot={slot} className="article-card__image" priority={first} />
      <div className="article-card__words">
        <p className="article-card__facts caption">
          {import.meta.env.DEV && post.waiting && <span className="waiting-mark type-label">{post.waiting}</span>}
          <PostFacts date={post.date} minutes={post.minutes} />
        </p>
        <Heading className="article-card__title type-h3">
          <Link viewTransition className="card-link" to={post.href}>
            {post.title}
          </Link>
        </Heading>
        <p className="card-text">{post.description}</p>
        {/* Decorative: the link is the title. */}
        <span className="card-more link-arrow" aria-hidden="true">
          {t("blog.read")}
          <Icon name="arrow" />
        </span>
      </div>
    </article>
  );
}
