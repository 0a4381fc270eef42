import { PageHeader } from "#app/components/page-header/page-header.tsx";
import { Section } from "#app/components/section/section.tsx";
import { currentPage } from "#app/pages/current-page.server.ts";
import { pageMeta } from "#app/seo/page-meta.ts";
import type { Route } from "./+types/blog.route";
import { ArticleList } from "./article-list.tsx";
import { getBlogPage } from "./posts.server.ts";

export const meta = pageMeta;

export function loader(args: Route.LoaderArgs) {
  return getBlogPage(currentPage(args));
}

export default function BlogPage({ loaderData: { page, posts } }: Route.ComponentProps) {
  return (
    <>
      <PageHeader eyebrow={page.eyebrow} heading={page.heading} intro={page.intro} size="medium" />
      <Section>
        <ArticleList posts={posts} />
      </Section>
    </>
  );
}
