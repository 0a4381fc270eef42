import { useTranslation } from "react-i18next";
import { CardGrid } from "#app/components/cards/card-grid.tsx";
import { Section } from "#app/components/section/section.tsx";
import { loadPageIfFound } from "#app/pages/shared/load-page.server.ts";
import { nullIfMissing } from "#app/routing/null-if-missing.ts";
import "./post.scss";
import type { Route } from "./+types/post.route";
import { Article } from "./article.tsx";
import { ArticleCard } from "./article-card.tsx";
import { BlogNotFound } from "./blog-not-found.tsx";
import { PostNeighbours } from "./post-neighbours.tsx";
import { getPostPage } from "./posts.server.ts";

export const loader = loadPageIfFound(getPostPage);

/** A static host has no data of articles that do not exist. */
export function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  return serverLoader().catch(nullIfMissing);
}

export default function PostPage({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation();
  if (!loaderData) return <BlogNotFound title={t("post.notFound.title")} text={t("post.notFound.text")} />;
  const { post } = loaderData;
  return (
    <>
      <Article post={post} />
      <PostNeighbours posts={post.further.neighbours} />
      <Section title={t("post.related")} surface="sand">
        <CardGrid columns={2}>
          {post.further.related.map((related) => (
            <ArticleCard post={related} level={3} key={related.href} />
          ))}
        </CardGrid>
      </Section>
    </>
  );
}
