import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { Icon } from "#app/components/icon/icon.tsx";
import { KeepTogether } from "#app/components/keep-together/keep-together.tsx";
import { Picture } from "#app/pictures/picture.tsx";
import { PostFacts } from "./post-facts.tsx";
import type { PostSummary } from "./posts.server.ts";

export interface ArticleCardProps {
  readonly post: PostSummary;
  /** One below the level of the heading above the card. */
  readonly level?: 2 | 3;
  /** For the newest article: a wide picture, which is visible at once and loaded first. */
  readonly featured?: boolean;
}

/** An article in a list. The title is its only link and covers the whole card. */
export function ArticleCard({ post, level = 2, featured = false }: ArticleCardProps) {
  const { t } = useTranslation();
  const Heading = `h${level}` as const;

  return (
    <article className={featured ? "article-card article-card--featured" : "article-card"}>
      <Picture
        {...post.image}
        slot={featured ? "articleLead" : "article"}
        className="article-card__image"
        priority={featured}
      />
      <div className="article-card__words">
        <p className="article-card__facts">
          <PostFacts date={post.date} minutes={post.minutes} />
        </p>
        <Heading className="article-card__title">
          <Link className="article-card__link" to={post.href} prefetch="intent">
            <KeepTogether text={post.title} />
          </Link>
        </Heading>
        <p className="article-card__text">{post.description}</p>
        {featured && (
          // Decorative: the link is the title.
          <span className="article-card__more link-arrow" aria-hidden="true">
            {t("blog.read")}
            <Icon name="arrow" />
          </span>
        )}
      </div>
    </article>
  );
}
