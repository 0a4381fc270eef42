import { useTranslation } from "react-i18next";
import { Figure } from "#app/components/figure/figure.tsx";
import { LongText } from "#app/components/long-text/long-text.tsx";
import { PostFacts } from "#app/components/post-facts/post-facts.tsx";
import { TextHeader } from "#app/components/text-header/text-header.tsx";
import type { PostPage } from "#app/content/queries/posts.server.ts";
import { usePaths } from "#app/i18n/use-paths.ts";

/** An article: head, lead picture, and the text with its other pictures between the chapters. */
export function Article({ post }: { post: NonNullable<PostPage["post"]> }) {
  const { t } = useTranslation();
  const pathTo = usePaths();
  const [lead, ...others] = post.images;
  return (
    <article>
      <TextHeader heading={post.title} back={{ label: t("post.back"), href: pathTo("blog") }}>
        <PostFacts date={post.date} minutes={post.minutes} />
        <ul className="article__tags" aria-label={t("post.tags")}>
          {post.tags.map((tag) => (
            <li className="article__tag" key={tag}>
              {tag}
            </li>
          ))}
        </ul>
      </TextHeader>
      {lead && <Figure image={lead} shape="lead" />}
      {post.body && (
        <LongText body={post.body} images={others} contents={{ label: t("post.contents"), where: "beside" }} />
      )}
    </article>
  );
}
