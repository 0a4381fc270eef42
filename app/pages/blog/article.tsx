import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { Figure } from "#app/components/figure/figure.tsx";
import { TextHeader } from "#app/components/headers/text-header.tsx";
import { LongText } from "#app/components/long-text/long-text.tsx";
import { usePaths } from "#app/routing/use-paths.ts";
import { PostFacts } from "./post-facts.tsx";
import type { PostPage } from "./posts.server.ts";

/** An article: heading, lead picture, and the text with its other pictures between the chapters. */
export function Article({ post }: { post: PostPage["post"] }) {
  const { t } = useTranslation();
  const pathTo = usePaths();
  const [lead, ...others] = post.images;
  return (
    <article>
      <TextHeader heading={post.title} back={{ label: t("post.back"), href: pathTo("blog") }}>
        {import.meta.env.DEV && post.waiting && <span className="waiting-mark type-label">{post.waiting}</span>}
        <PostFacts date={post.date} updated={post.updated} minutes={post.minutes} />
        <ul className="article__tags" aria-label={t("post.tags")}>
          {post.tags.map((tag, index) => (
            <li className="article__tag" key={index}>
              {tag.href ? (
                <Link className="article__tag-link" to={tag.href} rel="tag" viewTransition>
                  {tag.label}
                </Link>
              ) : (
                tag.label
              )}
            </li>
          ))}
        </ul>
      </TextHeader>
      {lead && <Figure picture={lead} shape="lead" />}
      {post.body && (
        <LongText body={post.body} pictures={others} contents={{ label: t("post.contents"), where: "beside" }} />
      )}
    </article>
  );
}
