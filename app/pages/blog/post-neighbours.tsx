import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { Icon } from "#app/components/icon/icon.tsx";
import type { FurtherPosts } from "./further-posts.server.ts";

/** Links to the previous and next article; renders nothing if there is neither. */
export function PostNeighbours({ posts }: { readonly posts: FurtherPosts["neighbours"] }) {
  const { t } = useTranslation();
  if (posts.length === 0) return null;
  return (
    <nav className="post-neighbours page not-printed" aria-label={t("post.neighbours")}>
      {posts.map(({ title, href, neighbour }) => (
        <Link
          className={`post-neighbours__link post-neighbours__link--${neighbour}`}
          to={href}
          rel={neighbour}
          viewTransition
          key={href}
        >
          <span className="post-neighbours__label caption">
            {neighbour === "prev" && <Icon name="previous" />}
            {t(`post.${neighbour}`)}
            {neighbour === "next" && <Icon name="next" />}
          </span>{" "}
          <span className="post-neighbours__title type-h4">{title}</span>
        </Link>
      ))}
    </nav>
  );
}
